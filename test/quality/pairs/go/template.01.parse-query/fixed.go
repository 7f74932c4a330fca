package web

import (
	"html/template"
	"net/http"
)

func Greeting(w http.ResponseWriter, r *http.Request) {
	text := r.URL.Query().Get("text")
	t, err := template.New("greeting").Parse("<p>{{.Text}} {{.Name}}</p>")
	if err != nil {
		http.Error(w, "unavailable", http.StatusInternalServerError)
		return
	}
	t.Execute(w, struct{ Name, Text string }{"Ada", text})
}
