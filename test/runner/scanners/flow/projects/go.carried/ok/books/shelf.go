package books

import (
	"os"
	"path/filepath"
)

type Shelf struct{ root string }

func (s *Shelf) Page(name string) ([]byte, error) {
	return os.ReadFile(filepath.Join(s.root, filepath.Base(name)))
}
