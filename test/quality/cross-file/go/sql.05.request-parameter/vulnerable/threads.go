package main

import (
	"database/sql"
	"net/http"
)

type threads struct {
	db *sql.DB
}

func (t threads) hide(w http.ResponseWriter, r *http.Request) {
	id, err := idParam(r)
	if err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	if _, err := t.db.Exec("UPDATE threads SET hidden = true WHERE id = " + id); err != nil { // expect
		w.WriteHeader(http.StatusInternalServerError)
	}
}
