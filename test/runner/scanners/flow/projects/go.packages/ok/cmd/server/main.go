package main

import (
	"database/sql"
	"net/http"

	"example.com/shop/internal/orders"
)

func main() {
	db, _ := sql.Open("postgres", "")
	h := &handler{store: orders.NewStore(db)}
	http.HandleFunc("/orders", h.list)
	http.ListenAndServe(":8080", nil)
}
