package web

import (
	"net/http"

	"example.org/orchard/alerts"
)

type Sensors struct {
	Hub *alerts.Hub
}

func (s *Sensors) Raise(w http.ResponseWriter, r *http.Request) {
	s.Hub.Tell("heat", alerts.Alert{Zone: r.FormValue("zone"), Text: r.FormValue("text")})
}
