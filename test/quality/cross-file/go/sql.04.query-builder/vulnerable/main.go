package main

import (
	"database/sql"
	"net/http"

	"github.com/go-chi/chi/v5"
)

func main() {
	db, _ := sql.Open("sqlite", "fleet.db")
	router := chi.NewRouter()
	router.Get("/cars/{brand}", func(w http.ResponseWriter, r *http.Request) {
		rows, err := findCars(db, chi.URLParam(r, "brand"), r.URL.Query().Get("colour"))
		if err != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		defer rows.Close()
		w.WriteHeader(http.StatusNoContent)
	})
	http.ListenAndServe(":8080", router)
}
