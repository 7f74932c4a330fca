package main

import (
	"fmt"
	"net/http"
	"strings"
)

func escape(text string) string {
	var b strings.Builder
	for _, sign := range text {
		switch sign {
		case '<':
			b.WriteString("&lt;")
		case '>':
			b.WriteString("&gt;")
		case '"', '\'':
			b.WriteString("&#34;")
		default:
			b.WriteRune(sign)
		}
	}
	return b.String()
}

func greet(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/html")
	fmt.Fprintf(w, "<p>Hello %s</p>", escape(r.URL.Query().Get("name")))
}
