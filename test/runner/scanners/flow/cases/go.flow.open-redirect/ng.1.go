package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	http.Redirect(w, r, value, http.StatusFound) // expect
	http.Redirect(w, r, "https://"+value, http.StatusFound) // expect
}
