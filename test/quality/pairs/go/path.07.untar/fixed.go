package app

import (
	"path/filepath"
	"io"
	"os"
	"archive/tar"
)

func Untar(r io.Reader, dest string) error {
	tr := tar.NewReader(r)
	for {
		hdr, err := tr.Next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if !filepath.IsLocal(hdr.Name) {
			continue
		}
		p := dest + "/" + hdr.Name
		switch hdr.Typeflag {
		case tar.TypeDir:
			os.MkdirAll(p, 0o750)
		case tar.TypeReg:
			f, err := os.OpenFile(p, os.O_CREATE|os.O_WRONLY, 0o600)
			if err != nil {
				return err
			}
			io.CopyN(f, tr, hdr.Size)
			f.Close()
		}
	}
}
