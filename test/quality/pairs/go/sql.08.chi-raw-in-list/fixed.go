package main

import (
	"net/http"
	"strings"

	"github.com/go-chi/chi/v5"
	"gorm.io/gorm"
)

type Tag struct {
	ID    uint
	Label string
}

func routes(db *gorm.DB) http.Handler {
	router := chi.NewRouter()
	router.Get("/tags/{labels}", func(w http.ResponseWriter, r *http.Request) {
		labels := strings.Split(chi.URLParam(r, "labels"), ",")
		var tags []Tag
		marks := strings.TrimSuffix(strings.Repeat("?,", len(labels)), ",")
		values := make([]any, 0, len(labels))
		for _, label := range labels {
			values = append(values, label)
		}
		db.Raw("SELECT id, label FROM tags WHERE label IN ("+marks+")", values...).Scan(&tags)
		if len(tags) == 0 {
			w.WriteHeader(http.StatusNotFound)
		}
	})
	return router
}
