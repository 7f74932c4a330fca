package web

import (
	"database/sql"
	"net/http"
	"strconv"

	"example.com/accounts/store"
)

type Account struct {
	ID int
}

type Server struct {
	db       *sql.DB
	accounts store.Repository[Account]
}

func New(db *sql.DB) *Server {
	return &Server{db: db, accounts: store.Repository[Account]{DB: db, Table: "accounts"}}
}

func (s *Server) Find(w http.ResponseWriter, r *http.Request) {
	s.accounts.FindBy("name", r.FormValue("name"))
}

func (s *Server) See(w http.ResponseWriter, r *http.Request) {
	query := r.URL.Query()
	if _, err := strconv.Atoi(query.Get("id")); err != nil {
		return
	}
	s.db.Exec("UPDATE accounts SET seen = 1 WHERE id = " + query.Get("id"))
}
