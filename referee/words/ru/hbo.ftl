### HBO: что решают до партии.

table-begin-houses = Дома, по порядку мест
table-begin-draft = Будет ли отбор замыслов?
table-draft-no = нет: у каждой стороны свои семь замыслов
table-draft-yes = да: отбор замыслов
