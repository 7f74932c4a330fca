package hello

import (
	"fmt"
	"net/http"
	"net/url"
)

func Hello(w http.ResponseWriter, r *http.Request) {
	name := url.QueryEscape("x") + r.URL.Query().Get("name")
	fmt.Fprintf(w, "<h1>%s</h1>", name)
}
