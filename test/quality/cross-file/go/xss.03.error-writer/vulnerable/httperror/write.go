package httperror

import (
	"io"
	"net/http"
)

func NotFound(w http.ResponseWriter, message string) {
	w.Header().Set("Content-Type", "text/html")
	w.WriteHeader(http.StatusNotFound)
	io.WriteString(w, "<p>"+message+"</p>") // expect
}
