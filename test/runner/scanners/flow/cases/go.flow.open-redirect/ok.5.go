package pages

import "net/http"

func back(w http.ResponseWriter, r *http.Request) {
	target := r.Referer()
	if target == "" {
		target = "/"
	}
	http.Redirect(w, r, target, http.StatusSeeOther)
}
