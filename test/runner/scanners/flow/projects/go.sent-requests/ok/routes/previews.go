package routes

import (
	"net/http"

	"example.org/previews/cards"
)

func Previews(service *cards.Service) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if err := service.LoadCard(r.Context(), r.FormValue("link")); err != nil {
			http.Error(w, "failed", http.StatusBadGateway)
		}
	}
}
