package hello

import (
	"fmt"
	esc "html"
	"net/http"
)

func Hello(w http.ResponseWriter, r *http.Request) {
	fmt.Fprintf(w, "<h1>%s</h1>", esc.EscapeString(r.URL.Query().Get("name")))
}
