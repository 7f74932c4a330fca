package main

import (
	"io"
	"net/http"
	"net/url"
)

func notFound(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/html")
	w.WriteHeader(http.StatusNotFound)
	from := r.Referer()
	io.WriteString(w, "<p>Nothing here. <a href='/report?from="+url.QueryEscape(from)+"'>Report the link</a></p>")
}

func main() {
	http.HandleFunc("/", notFound)
	http.ListenAndServe(":8080", nil)
}
