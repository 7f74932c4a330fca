package pages

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
)

func page(w http.ResponseWriter, r *http.Request) {
	name := r.URL.Query().Get("page")
	if name == "" || strings.ContainsAny(name, "/\\:") {
		http.NotFound(w, r)
		return
	}
	body, _ := os.ReadFile(filepath.Join("/srv/pages", name))
	w.Write(body)
}
