package web

import (
	"net/http"
)

var themes = map[string]string{"light": "light.css", "dark": "dark.css"}

func theme(r *http.Request) string {
	cookie, err := r.Cookie("theme")
	if err != nil {
		return themes["light"]
	}
	if file, ok := themes[cookie.Value]; ok {
		return file
	}
	return themes["light"]
}

func Style(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "private")
	http.ServeFile(w, r, "/srv/themes/"+theme(r))
}
