package main

import (
	"net/http"
	"os"
	"regexp"
)

var slug = regexp.MustCompile(`^[a-z]+$`)

func withSlug(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !slug.MatchString(r.PathValue("slug")) {
			http.NotFound(w, r)
			return
		}
		next.ServeHTTP(w, r)
	})
}

func logOf(w http.ResponseWriter, r *http.Request) {
	os.ReadFile("/var/log/" + r.PathValue("slug") + ".log")
}

func other(w http.ResponseWriter, r *http.Request) {
	os.ReadFile("/var/log/" + r.PathValue("other") + ".log") // expect
}

func routes() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /p/{slug}/log", withSlug(http.HandlerFunc(logOf)))
	mux.Handle("GET /q/{slug}/{other}", withSlug(http.HandlerFunc(other)))
	return mux
}
