package middleware

import (
	"context"
	"net/http"
)

type key struct{}

func Backend(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		backend := r.Header.Get("X-Backend")
		next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), key{}, backend)))
	})
}

func BackendOf(ctx context.Context) string {
	backend, _ := ctx.Value(key{}).(string)
	return backend
}
