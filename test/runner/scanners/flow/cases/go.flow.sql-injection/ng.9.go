package store

import (
	"net/http"

	"github.com/jmoiron/sqlx"
)

type users struct{ db *sqlx.DB }

func (u *users) list(w http.ResponseWriter, r *http.Request) {
	var names []string
	query := "SELECT name FROM users WHERE team = '" + r.FormValue("team") + "'"
	u.db.SelectContext(r.Context(), &names, query) // expect
	u.db.GetContext(r.Context(), &names, query)    // expect
}
