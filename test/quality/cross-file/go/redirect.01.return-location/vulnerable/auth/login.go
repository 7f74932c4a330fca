package auth

import "net/http"

func Login(w http.ResponseWriter, r *http.Request) {
	http.SetCookie(w, &http.Cookie{Name: "seen", Value: "1", HttpOnly: true, Secure: true})
	http.Redirect(w, r, returnLocation(r), http.StatusSeeOther) // expect
}
