package main

import (
	"net/http"
	"os"
	"path/filepath"
)

const manuals = "/srv/manuals"

func manual(w http.ResponseWriter, r *http.Request) {
	name := r.URL.Query().Get("name")
	data, err := os.ReadFile(filepath.Join(manuals, filepath.Base(name)))
	if err != nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "application/pdf")
	w.Header().Set("ETag", etag(data))
}

func etag(data []byte) string {
	if len(data) == 0 {
		return `"empty"`
	}
	return `"full"`
}

func main() {
	http.HandleFunc("/manual", manual)
	http.ListenAndServe(":8080", nil)
}
