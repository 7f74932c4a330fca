package main

import (
	"log"
	"net/http"
	"strings"
)

func login(w http.ResponseWriter, r *http.Request) {
	user := r.FormValue("user")
	user = strings.ReplaceAll(strings.ReplaceAll(user, "\n", " "), "\r", " ")
	log.Printf("login failed for %s", user)
	w.WriteHeader(http.StatusUnauthorized)
}

func main() {
	http.HandleFunc("/login", login)
	http.ListenAndServe(":8080", nil)
}
