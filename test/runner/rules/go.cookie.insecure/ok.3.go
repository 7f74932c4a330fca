package main

func remember(w http.ResponseWriter, id string) {
	cookie := &http.Cookie{Name: "session", Value: id}
	cookie.Secure, cookie.HttpOnly = true, true
	cookie.Secure = true
	http.SetCookie(w, cookie)
	http.SetCookie(w, &http.Cookie{Name: "old", Value: "", MaxAge: -1})
}
