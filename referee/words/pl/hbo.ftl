### HBO: co się ustala przed grą.

table-begin-houses = Rody, w kolejności miejsc
table-begin-draft = Czy fabuły są draftowane?
table-draft-no = nie: każda strona gra swoimi siedmioma fabułami
table-draft-yes = tak: draftowanie fabuły
