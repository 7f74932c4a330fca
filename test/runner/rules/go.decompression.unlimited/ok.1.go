package main

func unpack(w io.Writer, r io.Reader) error {
	z, err := zlib.NewReader(r)
	if err != nil {
		return err
	}
	_, err = io.CopyN(w, z, maxSize)
	return err
}
