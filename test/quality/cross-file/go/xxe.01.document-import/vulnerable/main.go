package main

import (
	"encoding/json"
	"io"
	"net/http"

	"example.com/imports/document"
)

func main() {
	http.HandleFunc("/import", func(w http.ResponseWriter, r *http.Request) {
		content, _ := io.ReadAll(r.Body)
		summary, err := document.Summary(content)
		if err != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		json.NewEncoder(w).Encode(summary)
	})
	http.ListenAndServe(":8080", nil)
}
