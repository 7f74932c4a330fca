package main

import (
	"database/sql"
	"net/http"
)

func main() {
	db, _ := sql.Open("postgres", "dbname=forum")
	http.HandleFunc("POST /threads/hide", threads{db}.hide)
	http.ListenAndServe(":8080", nil)
}
