package web

import (
	"fmt"
	"net/http"

	"example.com/players/store"
)

func Count(players *store.Players) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		count, err := players.CountAbove(r.Context(), r.URL.Query().Get("score"))
		if err != nil {
			w.WriteHeader(http.StatusInternalServerError)
			return
		}
		fmt.Fprint(w, count)
	}
}
