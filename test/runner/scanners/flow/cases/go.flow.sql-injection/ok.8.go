package store

import (
	"net/http"

	"github.com/jmoiron/sqlx"
)

type users struct{ db *sqlx.DB }

func (u *users) list(w http.ResponseWriter, r *http.Request) {
	var names []string
	u.db.SelectContext(r.Context(), &names, "SELECT name FROM users WHERE team = $1", r.FormValue("team"))
}
