package web

import (
	"fmt"
	"net/http"
)

func Locale(w http.ResponseWriter, r *http.Request) {
	cookie := &http.Cookie{Name: "locale", Value: r.FormValue("locale"), Path: "/"}
	http.SetCookie(w, cookie)
	w.Header().Set("Content-Type", "text/html")
	fmt.Fprintf(w, "<p>Language: %s</p>", cookie.Value) // expect
}
