package hooks

import (
	"errors"
	"net/http"
	"net/url"
)

var targets = map[string]bool{"hooks.example.com": true, "events.example.com": true}

type Invalid struct{ Field string }

func (i *Invalid) Error() string { return i.Field + " is not valid" }

func checked(target string) error {
	u, err := url.Parse(target)
	if err != nil {
		return &Invalid{Field: "url"}
	}
	if u.User != nil || !targets[u.Host] {
		return &Invalid{Field: "host"}
	}
	return nil
}

func level(target string) (int, error) {
	u, err := url.Parse(target)
	if err != nil {
		return 0, errors.New("no URL")
	}
	if !targets[u.Host] {
		return 0, &Invalid{Field: "host"}
	}
	return 1, nil
}

func Send(w http.ResponseWriter, r *http.Request) {
	target := r.FormValue("target")
	if err := checked(target); err != nil {
		http.Error(w, "invalid", http.StatusBadRequest)
		return
	}
	http.Get(target)
}

func Try(w http.ResponseWriter, r *http.Request) {
	target := r.FormValue("target")
	_, err := level(target)
	if err != nil {
		http.Error(w, "invalid", http.StatusBadRequest)
		return
	}
	http.Get(target)
}
