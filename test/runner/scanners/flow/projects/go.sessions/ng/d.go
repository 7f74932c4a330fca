package web

import (
	"net/http"
	"github.com/alexedwards/scs/v2"
)

var sessionManager *scs.SessionManager

func sstart(w http.ResponseWriter, r *http.Request) {
	sessionManager.Put(r.Context(), "snext", r.URL.Query().Get("next")) // expect
}
func sdone(w http.ResponseWriter, r *http.Request) {
	next := sessionManager.PopString(r.Context(), "snext")
	http.Redirect(w, r, next, http.StatusFound) // expect
}
