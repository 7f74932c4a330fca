package store

import (
	"encoding/json"
	"net/http"

	"github.com/jmoiron/sqlx"
)

type Article struct {
	ID    int    `db:"id" json:"id"`
	Title string `db:"title" json:"title"`
}

var columns = map[string]string{
	"title": "title",
	"date":  "published_at",
}

func Articles(db *sqlx.DB) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		order := r.URL.Query().Get("order")
		column, ok := columns[order]
		if !ok {
			column = "published_at"
		}
		articles := []Article{}
		if err := db.Select(&articles, "SELECT id, title FROM articles ORDER BY "+column); err != nil {
			http.Error(w, "unavailable", http.StatusInternalServerError)
			return
		}
		json.NewEncoder(w).Encode(articles)
	}
}
