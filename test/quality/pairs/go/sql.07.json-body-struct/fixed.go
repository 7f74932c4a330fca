package api

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"net/http"
)

type transfer struct {
	Account string `json:"account"`
	Amount  int64  `json:"amount"`
}

func Credit(db *sql.DB) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var t transfer
		if err := json.NewDecoder(r.Body).Decode(&t); err != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		statement := fmt.Sprintf("UPDATE accounts SET balance = balance + %d WHERE number = ?", t.Amount)
		if _, err := db.ExecContext(r.Context(), statement, t.Account); err != nil {
			w.WriteHeader(http.StatusInternalServerError)
			return
		}
		w.WriteHeader(http.StatusNoContent)
	}
}
