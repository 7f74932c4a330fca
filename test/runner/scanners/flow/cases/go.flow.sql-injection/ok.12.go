package main

import (
	"context"
	"database/sql"
	"fmt"
	"net/http"

	"github.com/jhillyerd/enmime"
)

const table = "mail"

func run(db *sql.DB, r *http.Request) {
	tx, _ := db.BeginTx(context.Background(), nil)
	query := fmt.Sprintf("insert into %s (subject, size) values (?, ?)", table)
	tx.Exec(query, r.FormValue("subject"), r.FormValue("size"))
	enmime.Builder().From(r.FormValue("name"), r.FormValue("address")).Subject(r.FormValue("subject"))
}
