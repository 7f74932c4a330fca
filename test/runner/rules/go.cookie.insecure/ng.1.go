package main

func remember(w http.ResponseWriter, id string) {
	http.SetCookie(w, &http.Cookie{Name: "session", Value: id, HttpOnly: false, Secure: true}) // expect
}
