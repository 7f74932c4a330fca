package main

import (
	"database/sql"
	"net/http"
	"strconv"

	"example.com/ledger/accounts"
	"example.com/ledger/db"
)

func main() {
	pool, _ := sql.Open("postgres", "dbname=ledger")
	http.HandleFunc("PUT /accounts/{id}", func(w http.ResponseWriter, r *http.Request) {
		id, _ := strconv.Atoi(r.PathValue("id"))
		label := r.FormValue("label")
		err := db.InTransaction(r.Context(), pool, func(tx *sql.Tx) error {
			return accounts.Rename(tx, id, label)
		})
		if err != nil {
			w.WriteHeader(http.StatusInternalServerError)
		}
	})
	http.ListenAndServe(":8080", nil)
}
