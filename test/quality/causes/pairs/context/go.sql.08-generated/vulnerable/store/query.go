package store

import (
	"database/sql"
	"net/http"
)

func find(db *sql.DB, r *http.Request) (*sql.Rows, error) {
	return db.Query("select * from items where id = " + r.FormValue("id")) // expect high
}
