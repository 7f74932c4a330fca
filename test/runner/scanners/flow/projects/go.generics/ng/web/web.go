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
	accounts store.Repository[Account]
}

func New(db *sql.DB) *Server {
	return &Server{accounts: store.Repository[Account]{DB: db, Table: "accounts"}}
}

func (s *Server) Find(w http.ResponseWriter, r *http.Request) {
	s.accounts.FindBy(r.FormValue("column"), r.FormValue("value"))
}

func (s *Server) Rename(w http.ResponseWriter, r *http.Request) {
	query := r.URL.Query()
	id, err := strconv.Atoi(query.Get("id"))
	if err != nil {
		return
	}
	store.InTransaction(s.accounts.DB, func(tx *sql.Tx) error {
		_, err := tx.Exec("UPDATE accounts SET name = '" + query.Get("name") + "' WHERE id = " + strconv.Itoa(id)) // expect
		return err
	})
}
