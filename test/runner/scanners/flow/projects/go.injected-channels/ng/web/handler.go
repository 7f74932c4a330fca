package web

import (
	"net/http"

	"example.com/post/jobs"
)

type Handler struct {
	queue chan<- jobs.Mail
}

func New(queue chan<- jobs.Mail) *Handler {
	return &Handler{queue: queue}
}

func (h *Handler) Send(w http.ResponseWriter, r *http.Request) {
	h.queue <- jobs.Mail{To: r.FormValue("to"), Count: 1}
	w.WriteHeader(http.StatusAccepted)
}
