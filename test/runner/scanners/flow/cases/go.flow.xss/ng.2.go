package web

import "text/template"

func Page(w http.ResponseWriter, r *http.Request) {
	t, err := template.New("page").Parse("<p>{{.}}</p>")
	if err != nil {
		return
	}
	t.Execute(w, r.FormValue("q")) // expect
}

func Plain(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain")
	fmt.Fprint(w, r.FormValue("q"))
}

func Next(w http.ResponseWriter, r *http.Request) {
	fmt.Fprint(w, "<p>"+r.FormValue("q")) // expect
}
