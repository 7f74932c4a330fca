package main

import (
	"errors"
	"net/http"
	"net/url"
	"strings"
)

var known = map[string]bool{"maps.example.org": true, "tiles.example.org": true}

func tile(w http.ResponseWriter, r *http.Request) {
	address, err := addressOf(r.FormValue("tile"))
	if err != nil {
		return
	}
	http.Get(address.String()) // expect
}

func addressOf(text string) (*url.URL, error) {
	address, err := url.Parse(text)
	if err != nil {
		return nil, err
	}
	address.Host = strings.ToLower(address.Host)
	if address.Scheme == "http" {
		return address, nil
	}
	if _, ok := known[address.Host]; !ok {
		return nil, errors.New("unknown host")
	}
	return address, nil
}

type source struct {
	address string
}

var latest *source

func feed(w http.ResponseWriter, r *http.Request) {
	if _, err := sourceOf(r.FormValue("feed")); err != nil {
		http.Get(latest.address) // expect
	}
}

func sourceOf(text string) (*source, error) {
	found := &source{}
	found.address = text
	latest = found
	if found.address != "https://feeds.example.org/a" {
		return nil, errors.New("unknown feed")
	}
	return found, nil
}
