package web

import (
	"html/template"
	"net/http"
)

var page = template.Must(template.New("note").Parse(`<article>{{.Body}}</article>`))

type note struct {
	Body any
}

func Preview(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	body := r.PostForm.Get("body")
	if err := page.Execute(w, note{Body: body}); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
	}
}
