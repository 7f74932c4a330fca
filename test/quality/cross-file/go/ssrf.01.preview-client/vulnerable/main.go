package main

import (
	"fmt"
	"net/http"

	"example.com/preview/fetch"
)

var client = fetch.New()

func preview(w http.ResponseWriter, r *http.Request) {
	address, err := fetch.Check(r.URL.Query().Get("url"))
	if err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	text, err := client.Text(address)
	if err != nil {
		w.WriteHeader(http.StatusBadGateway)
		return
	}
	fmt.Fprintf(w, "%d", len(text))
}

func main() {
	http.HandleFunc("/preview", preview)
	http.ListenAndServe(":8080", nil)
}
