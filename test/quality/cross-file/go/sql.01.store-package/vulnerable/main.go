package main

import (
	"database/sql"
	"encoding/json"
	"log"
	"net/http"

	"example.com/shop/store"
)

func main() {
	db, err := sql.Open("postgres", "dbname=shop")
	if err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("/orders", func(w http.ResponseWriter, r *http.Request) {
		orders, err := store.OrdersOf(db, r.URL.Query().Get("customer"))
		if err != nil {
			http.Error(w, "failed", http.StatusInternalServerError)
			return
		}
		json.NewEncoder(w).Encode(orders)
	})
	log.Fatal(http.ListenAndServe(":8080", nil))
}
