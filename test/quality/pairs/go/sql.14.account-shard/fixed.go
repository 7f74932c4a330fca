package ledger

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"net/http"
)

type Accounts interface {
	FindByNumber(number string) (*Account, error)
}

type Account struct {
	Shard string
}

func Balance(accounts Accounts, db *sql.DB) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		number := r.URL.Query().Get("account")
		account, err := accounts.FindByNumber(number)
		if err != nil {
			http.Error(w, "unknown account", http.StatusNotFound)
			return
		}
		row := db.QueryRow(fmt.Sprintf("SELECT sum(amount) FROM entries_%s", account.Shard))
		var sum int64
		if err := row.Scan(&sum); err != nil {
			http.Error(w, "unavailable for "+account.Shard, http.StatusInternalServerError)
			return
		}
		json.NewEncoder(w).Encode(sum)
	}
}
