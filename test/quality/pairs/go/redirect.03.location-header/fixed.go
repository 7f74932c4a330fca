package web

import (
	"net/http"
	"net/url"
)

func target(r *http.Request) string {
	back, err := r.Cookie("back")
	if err != nil {
		return "/"
	}
	parsed, err := url.Parse(back.Value)
	if err != nil {
		return "/"
	}
	if parsed.Host != "" || parsed.Scheme != "" {
		return "/"
	}
	return "/return?to=" + url.QueryEscape(parsed.Path)
}

func Logout(w http.ResponseWriter, r *http.Request) {
	http.SetCookie(w, &http.Cookie{Name: "session", MaxAge: -1, Secure: true, HttpOnly: true})
	w.Header().Set("Location", target(r))
	w.WriteHeader(http.StatusFound)
}
