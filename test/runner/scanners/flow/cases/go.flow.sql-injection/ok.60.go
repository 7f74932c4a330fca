package main

import (
	"database/sql"
	"net/http"
	"strings"
)

type birds struct{ db *sql.DB }

var columns = map[string]string{"kind": "kind", "ring": "ring_number"}

func (b *birds) byConditions(w http.ResponseWriter, r *http.Request) {
	conditions := []string{"1 = 1"}
	args := []any{}
	for name, values := range r.URL.Query() {
		if column, ok := columns[name]; ok {
			conditions = append(conditions, column+" = ?")
			args = append(args, values[0])
		}
	}
	_, _ = b.db.Query("select id from birds where "+strings.Join(conditions, " and "), args...)
}

func (b *birds) byNames(w http.ResponseWriter, r *http.Request) {
	wanted := map[string]string{}
	for name, column := range columns {
		wanted[column] = r.URL.Query().Get(name)
	}
	for column, value := range wanted {
		_, _ = b.db.Query("select id from birds where "+column+" = $1", value)
	}
}
