package middleware

import (
	"log"
	"net/http"
)

func Record(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		client := r.URL.Query().Get("client")
		log.Printf("request of %q", client)
		next.ServeHTTP(w, r)
	})
}
