package main

func to(w http.ResponseWriter, r *http.Request) {
	http.Redirect(w, r, "/login", http.StatusFound)
	http.Redirect(w, r, "/search?q="+r.FormValue("q"), 302)
	http.Redirect(w, r, targets[r.FormValue("to")], 302)
	http.Redirect(w, r, url, 302)
}
