package web

import (
	"net/http"

	"example.org/books/books"
)

type handlers struct {
	shelf *books.Shelf
}

func (h *handlers) find(w http.ResponseWriter, r *http.Request) {
	if h.shelf.Find(r.URL.Query().Get("title")) != nil {
		w.WriteHeader(http.StatusNotFound)
	}
}

func serve(load func(string) ([]byte, error)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		data, _ := load(r.URL.Query().Get("name"))
		w.Header().Set("Content-Type", "image/png")
		_, _ = w.Write(data)
	}
}

func Routes(shelf *books.Shelf, store books.Store) http.Handler {
	h := &handlers{shelf: shelf}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /books", h.find)
	mux.HandleFunc("GET /covers", serve(store.Cover))
	return mux
}
