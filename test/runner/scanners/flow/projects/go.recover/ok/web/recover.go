package web

import (
	"fmt"
	"html"
	"net/http"
)

func Recoverer(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			if value := recover(); value != nil {
				w.Header().Set("Content-Type", "text/html")
				fmt.Fprintf(w, "<h1>%s</h1>", html.EscapeString(fmt.Sprint(value)))
			}
		}()
		next.ServeHTTP(w, r)
	})
}
