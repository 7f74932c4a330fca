package main

import (
	"net/http"

	"example.com/docs/pages"
)

func main() {
	http.HandleFunc("/docs", pages.Show)
	http.ListenAndServe(":8080", nil)
}
