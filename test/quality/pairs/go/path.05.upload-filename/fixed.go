package upload

import (
	"io"
	"net/http"
	"os"

	"github.com/go-chi/chi/v5"
	"github.com/google/uuid"
)

func Mount(router chi.Router) {
	router.Post("/documents/{title}", func(w http.ResponseWriter, r *http.Request) {
		body, _, err := r.FormFile("document")
		if err != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		defer body.Close()

		title := chi.URLParam(r, "title")
		name := "/srv/uploads/" + uuid.NewString()
		target, err := os.OpenFile(name, os.O_CREATE|os.O_WRONLY, 0o600)
		if err != nil {
			w.WriteHeader(http.StatusInternalServerError)
			return
		}
		defer target.Close()
		if _, err := io.Copy(target, body); err == nil {
			w.Header().Set("X-Title-Length", lengthClass(title))
		}
	})
}

func lengthClass(title string) string {
	if len(title) > 80 {
		return "long"
	}
	return "short"
}
