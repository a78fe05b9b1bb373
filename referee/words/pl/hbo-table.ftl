### HBO: co się ustala przed grą.

begin-houses = Rody, w kolejności miejsc
begin-draft = Czy fabuły są draftowane?
draft-no = nie: każda strona gra swoimi siedmioma fabułami
draft-yes = tak: draftowanie fabuły
