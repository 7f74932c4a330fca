package archive

import "path/filepath"

func targetPath(folder, name string) (string, error) {
	return filepath.Join(folder, name), nil
}
