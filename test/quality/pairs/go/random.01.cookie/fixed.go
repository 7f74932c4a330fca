package visits

import (
	"crypto/rand"
	"net/http"
)

func number() string {
	return rand.Text()
}

func Begin(w http.ResponseWriter, r *http.Request) {
	visit := number()
	http.SetCookie(w, &http.Cookie{Name: "sid", Value: visit, Secure: true, HttpOnly: true, SameSite: http.SameSiteLaxMode})
}
