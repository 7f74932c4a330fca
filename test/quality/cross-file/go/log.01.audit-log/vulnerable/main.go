package main

import (
	"net/http"

	"example.com/bank/audit"
)

func main() {
	http.HandleFunc("/login", func(w http.ResponseWriter, r *http.Request) {
		audit.LoginFailed(r.PostFormValue("user"))
		w.WriteHeader(http.StatusUnauthorized)
	})
	http.ListenAndServe(":8080", nil)
}
