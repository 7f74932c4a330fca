package web

import (
	"iter"
	"net/http"
	"os/exec"
	"strconv"
)

func first[T any](items []T) T { return items[0] }

func counts(r *http.Request) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		for index, text := range r.Form["count"] {
			count, err := strconv.Atoi(text)
			if err != nil || !yield(index, strconv.Itoa(count)) {
				return
			}
		}
	}
}

func repeat(w http.ResponseWriter, r *http.Request) {
	for _, count := range counts(r) {
		exec.Command("sh", "-c", "seq "+count).Run()
	}
	exec.Command("sh", "-c", first[string]([]string{"date"})).Run()
	exec.Command("echo", first[string](r.Form["word"])).Run()
}
