package main

import (
	"net/http"

	"example.com/reports/cache"
	"example.com/reports/reports"
)

func main() {
	kept := cache.New(reports.Load)
	http.HandleFunc("/report", func(w http.ResponseWriter, r *http.Request) {
		report, err := kept.Get(r.URL.Query().Get("name"))
		if err != nil {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/plain")
		w.Write(report)
	})
	http.ListenAndServe(":8080", nil)
}
