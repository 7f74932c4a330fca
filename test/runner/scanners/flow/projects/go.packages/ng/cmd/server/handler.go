package main

import (
	"net/http"

	"example.com/shop/internal/orders"
)

type finder interface {
	ByStatus(status string) error
}

type handler struct {
	store *orders.Store
}

func (h *handler) list(w http.ResponseWriter, r *http.Request) {
	show(h.store, r.URL.Query().Get("status"))
}

func show(store finder, status string) {
	store.ByStatus(status)
}
