package main

import (
	"net/http"
)

func afterLogin(w http.ResponseWriter, r *http.Request) {
	next := r.FormValue("next")
	switch next {
	case "/account", "/orders":
	default:
		next = "/"
	}
	http.Redirect(w, r, next, http.StatusSeeOther)
}

func main() {
	http.HandleFunc("/login", afterLogin)
	http.ListenAndServe(":8080", nil)
}
