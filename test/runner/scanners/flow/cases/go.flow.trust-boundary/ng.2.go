package app

import (
	"net/http"
	"github.com/gorilla/sessions"
)

func Remember(store *sessions.CookieStore) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		s, _ := store.Get(r, "app")
		s.Values["role"] = r.FormValue("role") // expect
		s.Save(r, w)
	}
}
