package web

import (
	"net/http"
	"github.com/gorilla/sessions"
)

var store = sessions.NewCookieStore([]byte(key))

func start(w http.ResponseWriter, r *http.Request) {
	session, _ := store.Get(r, "portal")
	session.Values["next"] = "/p/" + strconv.Itoa(number)
	session.Save(r, w)
}
