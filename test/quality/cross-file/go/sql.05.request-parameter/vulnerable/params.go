package main

import (
	"errors"
	"net/http"
)

var errMissing = errors.New("parameter is missing")

func idParam(r *http.Request) (string, error) {
	value := r.URL.Query().Get("id")
	if value == "" {
		return "", errMissing
	}
	return value, nil
}
