package main

import (
	"context"
	"fmt"
	"net/http"

	"github.com/jackc/pgx/v5/pgxpool"

	"example.com/tenants/internal/filter"
	"example.com/tenants/internal/store"
)

func main() {
	pool, err := pgxpool.New(context.Background(), "postgres://localhost/tenants")
	if err != nil {
		panic(err)
	}
	http.HandleFunc("GET /tenants/count", func(w http.ResponseWriter, r *http.Request) {
		count, err := store.Count(r.Context(), pool, filter.Parse(r.URL.Query()))
		if err != nil {
			w.WriteHeader(http.StatusInternalServerError)
			return
		}
		fmt.Fprint(w, count)
	})
	http.ListenAndServe(":8080", nil)
}
