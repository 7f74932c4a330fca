package report

import (
	"database/sql"
	"net/http"
	"strings"
)

var fields = []string{"status", "country", "channel"}

func Count(db *sql.DB) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var b strings.Builder
		var args []any
		b.WriteString("SELECT COUNT(*) FROM orders WHERE deleted = 0")
		for _, field := range fields {
			value := r.FormValue(field)
			if value == "" {
				continue
			}
			b.WriteString(" AND ")
			b.WriteString(field)
			b.WriteString(" = ?")
			args = append(args, value)
		}

		var count int
		if err := db.QueryRowContext(r.Context(), b.String(), args...).Scan(&count); err != nil {
			w.WriteHeader(http.StatusInternalServerError)
			return
		}
		w.Header().Set("X-Total", "counted")
		w.WriteHeader(http.StatusNoContent)
	}
}
