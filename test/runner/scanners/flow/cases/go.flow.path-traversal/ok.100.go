package main

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
)

type shelf struct {
	root string
}

func (s shelf) place(box, item string) (string, error) {
	if !strings.HasSuffix(item, ".pdf") {
		return "", fmt.Errorf("shelf: %q has another type", item)
	}
	base := filepath.Join(s.root, box)
	target := filepath.Join(base, item)
	if !strings.HasPrefix(target, base+string(filepath.Separator)) {
		return "", fmt.Errorf("shelf: %q is outside of the box", item)
	}
	return target, nil
}

func drop(s shelf) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		target, err := s.place("inbox", r.FormValue("item"))
		if err != nil {
			http.Error(w, "not found", http.StatusNotFound)
			return
		}
		os.Remove(target)
	}
}

func main() {
	http.HandleFunc("/drop", drop(shelf{root: "/srv/boxes"}))
}
