package archive

import (
	"errors"
	"path/filepath"
	"strings"
)

func targetPath(folder, name string) (string, error) {
	target := filepath.Join(folder, name)
	if !strings.HasPrefix(target, filepath.Clean(folder)+string(filepath.Separator)) {
		return "", errors.New("entry outside of the folder")
	}
	return target, nil
}
