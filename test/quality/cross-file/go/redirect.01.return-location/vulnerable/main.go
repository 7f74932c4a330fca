package main

import (
	"net/http"

	"example.com/account/auth"
)

func main() {
	http.HandleFunc("/login", auth.Login)
	http.ListenAndServe(":8080", nil)
}
