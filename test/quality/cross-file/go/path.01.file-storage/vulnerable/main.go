package main

import (
	"io"
	"net/http"

	"example.com/files/storage"
)

func download(files storage.Storage) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		file, err := files.Open(r.URL.Query().Get("name"))
		if err != nil {
			http.NotFound(w, r)
			return
		}
		defer file.Close()
		w.Header().Set("Content-Type", "application/octet-stream")
		io.Copy(w, file)
	}
}

func main() {
	http.HandleFunc("/download", download(storage.Disk{Root: "/srv/files"}))
	http.ListenAndServe(":8080", nil)
}
