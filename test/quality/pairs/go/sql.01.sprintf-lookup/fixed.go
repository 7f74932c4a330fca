package main

import (
	"database/sql"
	"encoding/json"
	"net/http"
)

type server struct {
	db *sql.DB
}

func (s *server) product(w http.ResponseWriter, r *http.Request) {
	sku := r.URL.Query().Get("sku")
	query := "SELECT name, price FROM products WHERE sku = $1"
	row := s.db.QueryRow(query, sku)

	var product struct {
		Name  string
		Price float64
	}
	if err := row.Scan(&product.Name, &product.Price); err != nil {
		http.Error(w, "no such product", http.StatusNotFound)
		return
	}
	json.NewEncoder(w).Encode(product)
}
