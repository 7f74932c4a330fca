package app

import (
	"net/http"
	"net/url"
)

func Continue(w http.ResponseWriter, r *http.Request) {
	u := &url.URL{Scheme: "https", Host: "app.example.com", Path: "/welcome", RawQuery: "h=" + url.QueryEscape(r.FormValue("host"))}
	http.Redirect(w, r, u.String(), http.StatusSeeOther)
}
