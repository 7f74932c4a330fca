package main

import (
	"database/sql"
	"net/http"
	"strings"
)

type Clause struct {
	parts []string
}

func (c *Clause) Contains(text string) *Clause {
	c.parts = append(c.parts, "name LIKE '%"+text+"%'")
	return c
}

func (c *Clause) SQL() string { return strings.Join(c.parts, " AND ") }

func list(db *sql.DB) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		clause := new(Clause)
		clause.Contains(r.URL.Query().Get("name"))
		db.Query("SELECT id FROM shelf WHERE " + clause.SQL()) // expect
	}
}
