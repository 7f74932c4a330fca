package app

import (
	"net/http"
	"database/sql"
)

type base struct{ db *sql.DB }

func (b *base) raw(q string) (*sql.Rows, error) { return b.db.Query(q) } // expect

type users struct{ base }

func (u *users) Find(w http.ResponseWriter, r *http.Request) {
	u.raw("SELECT * FROM users WHERE email = '" + r.FormValue("email") + "'")
}
