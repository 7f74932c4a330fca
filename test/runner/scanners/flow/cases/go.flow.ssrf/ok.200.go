package web

import (
	"encoding/json"
	"net/http"
	"net/url"
)

type invalid struct {
	field  string
	reason string
}

func (e *invalid) Error() string { return e.field + " " + e.reason }

type hook struct {
	Endpoint string `json:"endpoint"`
}

var hosts = map[string]struct{}{"hooks.example.com": {}}

func (h *hook) validate() error {
	parsed, err := url.Parse(h.Endpoint)
	if err != nil || parsed.Scheme != "https" {
		return &invalid{"endpoint", "is not an https address"}
	}
	if _, known := hosts[parsed.Host]; !known {
		return &invalid{"endpoint", "is not a known host"}
	}
	return nil
}

func ping(w http.ResponseWriter, r *http.Request) {
	var sent hook
	if json.NewDecoder(r.Body).Decode(&sent) != nil {
		return
	}
	if err := sent.validate(); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	http.Post(sent.Endpoint, "application/json", nil)
}
