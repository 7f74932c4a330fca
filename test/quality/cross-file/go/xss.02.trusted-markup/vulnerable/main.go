package main

import (
	"net/http"

	"example.com/profile/view"
)

func main() {
	http.HandleFunc("/profile", func(w http.ResponseWriter, r *http.Request) {
		if err := view.Render(w, r.URL.Query().Get("team")); err != nil {
			w.WriteHeader(http.StatusInternalServerError)
		}
	})
	http.ListenAndServe(":8080", nil)
}
