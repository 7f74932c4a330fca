package app

import (
	"net/http"
	"database/sql"
	"strings"
)

func Filter(db *sql.DB, w http.ResponseWriter, r *http.Request) {
	var where []string
	var args []interface{}
	for _, column := range []string{"owner", "kind"} {
		if value := r.URL.Query().Get(column); value != "" {
			where = append(where, column+" = ?")
			args = append(args, value)
		}
	}
	rows, err := db.Query("SELECT * FROM assets WHERE "+strings.Join(where, " AND "), args...)
	if err != nil {
		return
	}
	rows.Close()
}
