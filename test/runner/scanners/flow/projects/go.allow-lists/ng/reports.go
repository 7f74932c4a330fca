package reports

import (
	"net/http"
	"os/exec"
)

var names = map[string]struct{}{"a": {}, "b": {}}

func inside(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query().Get("q")
	if _, ok := names[q]; !ok {
		exec.Command("sh", "-c", q).Run() // expect
	}
}

func outside(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query().Get("q")
	own := map[string]struct{}{"a": {}}
	if _, ok := own[q]; ok {
		http.Error(w, "unknown", http.StatusBadRequest)
		return
	}
	exec.Command("sh", "-c", q).Run() // expect
}
