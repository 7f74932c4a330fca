package web

import "net/http"

func done(w http.ResponseWriter, r *http.Request) {
	session, _ := store.Get(r, "portal")
	next, ok := session.Values["next"].(string)
	if !ok {
		next = "/"
	}
	http.Redirect(w, r, next, http.StatusFound) // expect
}
func fixed(w http.ResponseWriter, r *http.Request) {
	session, _ := store.Get(r, "portal")
	next, _ := session.Values["fixed"].(string)
	http.Redirect(w, r, next, http.StatusFound)
}
