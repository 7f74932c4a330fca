package web

import (
	"net/http"

	"example.com/mailing/jobs"
)

type Handler struct {
	letters chan<- jobs.Letter
}

func (h *Handler) Send(w http.ResponseWriter, r *http.Request) {
	h.letters <- jobs.Letter{To: r.FormValue("to")}
	w.WriteHeader(http.StatusAccepted)
}
