package web

import (
	"net/http"

	"example.org/depot/stock"
)

type Services struct {
	Parts *stock.Parts
	Notes stock.Notes
}

type Handlers struct {
	Services
	title string
}

func NewHandlers(services Services) *Handlers { return &Handlers{Services: services} }

func (h *Handlers) Part(w http.ResponseWriter, r *http.Request) {
	if h.Parts.Find(r.URL.Query().Get("name")) != nil {
		w.WriteHeader(http.StatusNotFound)
	}
}

func (h *Handlers) Note(w http.ResponseWriter, r *http.Request) {
	data, _ := h.Notes.Read(r.PathValue("name"))
	w.Header().Set("Content-Type", "text/plain")
	_, _ = w.Write(data)
}
