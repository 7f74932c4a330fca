package app

import (
	"net/http"
	"net/url"
)

func Continue(w http.ResponseWriter, r *http.Request) {
	u := &url.URL{Scheme: "https", Host: r.FormValue("host"), Path: "/welcome"}
	http.Redirect(w, r, u.String(), http.StatusSeeOther) // expect
}
