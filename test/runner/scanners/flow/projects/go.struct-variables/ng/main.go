package main

import "net/http"

func handle(w http.ResponseWriter, r *http.Request) {
	if err := fetch(withLimit(3), toTarget(r.FormValue("target"))); err != nil {
		http.Error(w, "failed", http.StatusBadGateway)
	}
	fetchOnce(r.FormValue("other"))
}

func main() {
	http.HandleFunc("/", handle)
	http.ListenAndServe(":8080", nil)
}
