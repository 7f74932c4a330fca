package hooks

import (
	"bytes"
	"encoding/json"
	"net/http"
	"net/url"
)

type subscription struct {
	Callback string `json:"callback"`
	Event    string `json:"event"`
}

func Subscribe(w http.ResponseWriter, r *http.Request) {
	var s subscription
	if err := json.NewDecoder(r.Body).Decode(&s); err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	target, err := url.Parse(s.Callback)
	if err != nil || target.Scheme != "https" || target.Host != "hooks.example.com" {
		w.WriteHeader(http.StatusUnprocessableEntity)
		return
	}
	response, err := http.Post(target.String(), "application/json", bytes.NewReader([]byte(`{"event":"ping"}`)))
	if err != nil {
		w.WriteHeader(http.StatusBadGateway)
		return
	}
	response.Body.Close()
	w.WriteHeader(http.StatusCreated)
}
