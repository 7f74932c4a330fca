package web

import (
	"net/http"
	"os/exec"
	"regexp"
	"strings"
)

var holes = regexp.MustCompile(`\{\w+\}`)

func merged(w http.ResponseWriter, r *http.Request) {
	options := map[string]string{"dir": "/srv", "depth": "1"}
	for key, values := range r.URL.Query() {
		options[key] = values[0]
	}
	exec.Command("sh", "-c", "ls "+options["dir"]).Run() // expect
}

func filled(w http.ResponseWriter, r *http.Request) {
	text := holes.ReplaceAllStringFunc("cp {from} /srv", func(hole string) string {
		return r.FormValue(strings.Trim(hole, "{}"))
	})
	exec.Command("sh", "-c", text).Run() // expect
}
