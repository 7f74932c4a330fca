package app

import (
	"fmt"
	"net/http"
	"database/sql"
	"strings"
)

func Filter(db *sql.DB, w http.ResponseWriter, r *http.Request) {
	var where []string
	for key, values := range r.URL.Query() {
		where = append(where, fmt.Sprintf("%s = '%s'", key, values[0]))
	}
	rows, err := db.Query("SELECT * FROM assets WHERE " + strings.Join(where, " AND "))
	if err != nil {
		return
	}
	rows.Close()
}
