package auth

import (
	"crypto/rand"
	"fmt"
	"net/http"
)

func StartSession(w http.ResponseWriter, user string) {
	raw := make([]byte, 16)
	rand.Read(raw)
	id := fmt.Sprintf("%x", raw)
	http.SetCookie(w, &http.Cookie{Name: "session", Value: id, HttpOnly: true, Secure: true}) // expect
}
