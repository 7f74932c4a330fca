package main

import (
	"errors"
	"net/http"
	"strconv"
)

var errMissing = errors.New("parameter is missing")

func idParam(r *http.Request) (string, error) {
	value := r.URL.Query().Get("id")
	if value == "" {
		return "", errMissing
	}
	number, err := strconv.Atoi(value)
	if err != nil {
		return "", err
	}
	return strconv.Itoa(number), nil
}
