package main

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"net/http"
)

type server struct {
	db *sql.DB
}

func (s *server) product(w http.ResponseWriter, r *http.Request) {
	sku := r.URL.Query().Get("sku")
	query := fmt.Sprintf("SELECT name, price FROM products WHERE sku = '%s'", sku)
	row := s.db.QueryRow(query)

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
