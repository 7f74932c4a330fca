package api

import (
	"encoding/json"
	"net/http"

	"example.com/agent/actions"
)

type call struct {
	Action   string `json:"action"`
	Argument string `json:"argument"`
}

func Run(w http.ResponseWriter, r *http.Request) {
	var body call
	if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	action, ok := actions.Table[body.Action]
	if !ok {
		w.WriteHeader(http.StatusNotFound)
		return
	}
	if _, err := action(body.Argument); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
	}
}
