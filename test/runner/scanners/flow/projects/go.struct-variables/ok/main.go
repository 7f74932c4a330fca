package main

import "net/http"

func handle(w http.ResponseWriter, r *http.Request) {
	if err := fetch(withLabel(r.FormValue("label")), toTarget(r.FormValue("target"))); err != nil {
		http.Error(w, "failed", http.StatusBadGateway)
	}
	fetchOther(r.FormValue("other"))
}

func main() {
	http.HandleFunc("/", handle)
	http.ListenAndServe(":8080", nil)
}
