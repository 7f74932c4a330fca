package visits

import (
	"math/rand"
	"net/http"
	"strconv"
)

func number() string {
	return strconv.FormatInt(rand.Int63(), 36)
}

func Begin(w http.ResponseWriter, r *http.Request) {
	visit := number()
	http.SetCookie(w, &http.Cookie{Name: "sid", Value: visit, Secure: true, HttpOnly: true, SameSite: http.SameSiteLaxMode})
}
