package main

import (
	"net/http"

	"example.org/ports/app"
	"example.org/ports/disk"
)

func main() {
	_ = &disk.Notes{}
	tallies := &app.Tallies{}
	http.HandleFunc("/tallies", func(w http.ResponseWriter, r *http.Request) {
		_ = tallies.By(r.URL.Query().Get("by"))
	})
}
