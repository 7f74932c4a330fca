package pages

import (
	"net/http"

	"example.com/docs/httperror"
)

var known = map[string]string{"install": "Run the installer."}

func Show(w http.ResponseWriter, r *http.Request) {
	name := r.URL.Query().Get("page")
	text, ok := known[name]
	if !ok {
		httperror.NotFound(w, "There is no page "+name)
		return
	}
	w.Write([]byte(text))
}
