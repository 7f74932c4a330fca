package main

import "net/http"

func main() {
	jobs := make(chan Job, 10)
	go work(jobs)
	http.HandleFunc("/convert", func(w http.ResponseWriter, r *http.Request) {
		jobs <- Job{Input: r.FormValue("input"), Format: r.FormValue("format")}
		w.WriteHeader(http.StatusAccepted)
	})
	http.ListenAndServe(":8080", nil)
}
