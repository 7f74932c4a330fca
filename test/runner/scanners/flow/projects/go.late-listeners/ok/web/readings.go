package web

import (
	"encoding/json"
	"net/http"

	"example.org/lagoon/gauges"
)

type readings struct {
	feed *gauges.Feed
}

func (h *readings) add(w http.ResponseWriter, r *http.Request) {
	var body gauges.Reading
	if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	h.feed.Send(body)
	w.WriteHeader(http.StatusNoContent)
}
