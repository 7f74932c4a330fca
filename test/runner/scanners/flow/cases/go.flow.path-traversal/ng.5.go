package pages

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
)

func draft(w http.ResponseWriter, r *http.Request) {
	name := r.URL.Query().Get("draft")
	if strings.ContainsAny(name, "?*") {
		http.NotFound(w, r)
		return
	}
	body, _ := os.ReadFile(filepath.Join("/srv/drafts", name)) // expect
	w.Write(body)
}
