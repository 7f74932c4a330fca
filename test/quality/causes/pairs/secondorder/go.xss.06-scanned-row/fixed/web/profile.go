package web

import (
	"database/sql"
	"fmt"
	"html"
	"net/http"
)

type Profiles struct{ DB *sql.DB }

func (p *Profiles) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var name, bio string
	row := p.DB.QueryRowContext(r.Context(), "SELECT name, bio FROM profiles WHERE id = $1", r.PathValue("id"))
	if err := row.Scan(&name, &bio); err != nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	fmt.Fprintf(w, "<h1>%s</h1><p>%s</p>", html.EscapeString(name), html.EscapeString(bio))
}
