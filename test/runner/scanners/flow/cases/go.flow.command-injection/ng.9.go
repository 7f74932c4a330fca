package web

import (
	"encoding/json"
	"iter"
	"net/http"
	"os/exec"
)

type article struct{ Title string }

func decode[T any](r *http.Request) (T, error) {
	var value T
	err := json.NewDecoder(r.Body).Decode(&value)
	return value, err
}

func with[T any](r *http.Request, use func(T)) {
	var value T
	json.NewDecoder(r.Body).Decode(&value)
	use(value)
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func titles(w http.ResponseWriter, r *http.Request) {
	found, _ := decode[article](r)
	exec.Command("sh", "-c", found.Title).Run() // expect
	sure := must(decode[article](r))
	exec.Command("sh", "-c", sure.Title).Run() // expect
	with[article](r, func(given article) {
		exec.Command("sh", "-c", given.Title).Run() // expect
	})
}

func names(r *http.Request) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		for index, name := range r.Form["name"] {
			if !yield(index, name) {
				return
			}
		}
	}
}

func each(words iter.Seq[string]) {
	for word := range words {
		exec.Command("sh", "-c", "echo "+word).Run() // expect
	}
}

func greet(w http.ResponseWriter, r *http.Request) {
	for _, name := range names(r) {
		exec.Command("sh", "-c", "echo "+name).Run() // expect
	}
	each(func(yield func(string) bool) { yield(r.FormValue("word")) })
}
