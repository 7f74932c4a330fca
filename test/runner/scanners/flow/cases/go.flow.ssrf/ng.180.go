package hooks

import (
	"net/http"
	"net/url"
)

var targets = map[string]bool{"hooks.example.com": true, "events.example.com": true}

type Invalid struct{ Field string }

func (i *Invalid) Error() string { return i.Field + " is not valid" }

func named(target string) error {
	u, err := url.Parse(target)
	if err != nil {
		return &Invalid{Field: "url"}
	}
	if targets[u.Host] {
		return &Invalid{Field: "host"}
	}
	return nil
}

func level(target string) (int, error) {
	u, err := url.Parse(target)
	if err != nil {
		return 0, &Invalid{Field: "url"}
	}
	if !targets[u.Host] {
		return 0, nil
	}
	return 1, nil
}

func Send(w http.ResponseWriter, r *http.Request) {
	target := r.FormValue("target")
	if err := named(target); err != nil {
		http.Error(w, "invalid", http.StatusBadRequest)
		return
	}
	http.Get(target) // expect
}

func Try(w http.ResponseWriter, r *http.Request) {
	target := r.FormValue("target")
	_, err := level(target)
	if err != nil {
		http.Error(w, "invalid", http.StatusBadRequest)
		return
	}
	http.Get(target) // expect
}
