package handler

import (
	"net/http"

	"example.org/permits/store"
)

type Permits struct{ Store *store.Permits }

func (p *Permits) List(w http.ResponseWriter, r *http.Request) {
	filter := store.Filter{Zones: r.URL.Query()["zone"], Plate: r.URL.Query().Get("plate")}
	if _, err := p.Store.FindPermits(filter); err != nil {
		http.Error(w, "failed", http.StatusInternalServerError)
	}
}
