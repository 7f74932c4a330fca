package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	http.Redirect(w, r, "/search?q="+value, http.StatusFound)
	http.Redirect(w, r, "/home", http.StatusFound)
}
