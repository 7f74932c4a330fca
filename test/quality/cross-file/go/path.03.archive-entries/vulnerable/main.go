package main

import (
	"io"
	"net/http"

	"example.com/unpack/archive"
)

func main() {
	http.HandleFunc("/upload", func(w http.ResponseWriter, r *http.Request) {
		content, _ := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<24))
		if archive.Unpack(content, "/srv/uploads") != nil {
			w.WriteHeader(http.StatusBadRequest)
		}
	})
	http.ListenAndServe(":8080", nil)
}
