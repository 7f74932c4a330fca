package app

import (
	"net/http"
	"github.com/gorilla/sessions"
)

func Remember(store *sessions.CookieStore) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		s, _ := store.Get(r, "app")
		role := "reader"
		if r.FormValue("role") == "editor" {
			role = "editor"
		}
		s.Values["role"] = role
		s.Save(r, w)
	}
}
