package app

import (
	"net/http"
	"os"
	"time"
)

func Read(w http.ResponseWriter, r *http.Request) {
	root, err := os.OpenRoot("/srv/notes")
	if err != nil {
		return
	}
	defer root.Close()
	f, err := root.Open(r.PathValue("note"))
	if err != nil {
		http.NotFound(w, r)
		return
	}
	defer f.Close()
	http.ServeContent(w, r, "note", time.Time{}, f)
}
