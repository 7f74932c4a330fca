package httperror

import (
	"html"
	"io"
	"net/http"
)

func NotFound(w http.ResponseWriter, message string) {
	w.Header().Set("Content-Type", "text/html")
	w.WriteHeader(http.StatusNotFound)
	io.WriteString(w, "<p>"+html.EscapeString(message)+"</p>")
}
