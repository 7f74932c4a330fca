package app

import (
	"net/http"
	"time"
	"net/url"
	"slices"
)

func Image(w http.ResponseWriter, r *http.Request) {
	src := r.URL.Query().Get("src")
	u, err := url.Parse(src)
	if err != nil || u.Scheme != "https" {
		return
	}
	client := &http.Client{Timeout: time.Second}
	resp, err := client.Get(u.String()) // expect
	if err == nil {
		resp.Body.Close()
	}
}
