package auth

import (
	"fmt"
	"math/rand"
	"net/http"
	"time"
)

func StartSession(w http.ResponseWriter, user string) {
	source := rand.New(rand.NewSource(time.Now().Unix()))
	id := fmt.Sprintf("%016x", source.Int63())
	http.SetCookie(w, &http.Cookie{Name: "session", Value: id, HttpOnly: true, Secure: true}) // expect
}
