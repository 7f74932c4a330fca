package notify

import (
	"bytes"
	"encoding/json"
	"net/http"
	"text/template"
)

type request struct {
	Layout string `json:"layout"`
	Name   string `json:"name"`
}

var layouts = template.Must(template.New("").Parse(`{{define "short"}}Hi {{.}}{{end}}{{define "long"}}Good day {{.}}{{end}}`))

func render(in request) ([]byte, error) {
	var out bytes.Buffer
	err := layouts.ExecuteTemplate(&out, in.Layout, in.Name)
	return out.Bytes(), err
}

func Notify(w http.ResponseWriter, r *http.Request) {
	var in request
	if err := json.NewDecoder(r.Body).Decode(&in); err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	text, err := render(in)
	if err != nil || len(text) == 0 {
		w.WriteHeader(http.StatusUnprocessableEntity)
		return
	}
	w.WriteHeader(http.StatusAccepted)
}
