package app

import (
	"net/http"
	"io"
	"os"
)

func Read(w http.ResponseWriter, r *http.Request) {
	f, err := os.OpenFile("/srv/notes/"+r.PathValue("note"), os.O_RDONLY, 0)
	if err != nil {
		http.NotFound(w, r)
		return
	}
	defer f.Close()
	io.Copy(w, f)
}
