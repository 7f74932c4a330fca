package web

import (
	"io"
	"net/http"

	"example.com/themesng/bundle"
	"example.com/themesng/store"
)

type Themes struct {
	dir *store.Dir
}

func (h *Themes) Upload(w http.ResponseWriter, r *http.Request) {
	file, header, err := r.FormFile("bundle")
	if err != nil {
		return
	}
	defer file.Close()
	_ = bundle.Each(file, header.Size, func(name string, content io.Reader) error {
		return h.dir.Put(name, content)
	})
}
