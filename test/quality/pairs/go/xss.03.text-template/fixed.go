package web

import (
	"html/template"
	"net/http"
)

const layout = `<!doctype html><title>{{.Title}}</title><p>{{.Query}}: {{.Count}} results</p>`

func Search(w http.ResponseWriter, r *http.Request) {
	query := r.FormValue("q")
	t, err := template.New("search").Parse(layout)
	if err != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html")
	t.Execute(w, map[string]any{"Title": "Search", "Query": query, "Count": 0})
}
