package web

import (
	"encoding/json"
	"net/http"

	"example.com/press/press"
)

type handler struct {
	tray *press.Tray
}

func New(tray *press.Tray) http.Handler {
	h := &handler{tray: tray}
	mux := http.NewServeMux()
	mux.HandleFunc("/sheets", h.put)
	return mux
}

func (h *handler) put(w http.ResponseWriter, r *http.Request) {
	var sheet struct {
		Heading string `json:"heading"`
		Copies  int    `json:"copies"`
	}
	if err := json.NewDecoder(r.Body).Decode(&sheet); err != nil {
		return
	}
	if !h.tray.Put(press.Sheet{Heading: sheet.Heading, Copies: sheet.Copies}) {
		w.WriteHeader(http.StatusServiceUnavailable)
	}
}
