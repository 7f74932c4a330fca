package app

import (
	"github.com/go-chi/chi/v5"
	"fmt"
	"net/http"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

func Rename(pool *pgxpool.Pool) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		tx, err := pool.Begin(r.Context())
		if err != nil {
			return
		}
		defer tx.Rollback(r.Context())
		table := pgx.Identifier{chi.URLParam(r, "table")}.Sanitize()
		_, err = tx.Exec(r.Context(), fmt.Sprintf(`UPDATE %s SET name = $1`, table), r.PostFormValue("name"))
		if err == nil {
			tx.Commit(r.Context())
		}
	}
}
