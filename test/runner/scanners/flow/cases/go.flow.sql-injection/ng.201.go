package main

import (
	"database/sql"
	"net/http"
	"strconv"
)

var db *sql.DB

func a(w http.ResponseWriter, r *http.Request) {
	limit := r.FormValue("limit")
	if n, _ := strconv.Atoi(limit); n > 100 {
		limit = "100"
	}
	db.Query("SELECT id FROM products LIMIT " + limit) // expect
}
func b(w http.ResponseWriter, r *http.Request) {
	limit := r.FormValue("limit")
	if _, err := strconv.Atoi(limit); err != nil {
		limit = "100"
	}
	db.Query("SELECT id FROM products LIMIT " + limit)
}
