package web

import (
	"fmt"
	"net/http"

	"example.com/club/internal/members"
)

type Handler struct {
	members *members.Service
}

func NewHandler(service *members.Service) *Handler {
	return &Handler{members: service}
}

func (h *Handler) Search(w http.ResponseWriter, r *http.Request) {
	count, err := h.members.Count(r.Context(), r.FormValue("q"))
	if err != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	fmt.Fprintln(w, count)
}
