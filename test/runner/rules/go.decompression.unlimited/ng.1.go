package main

func unpack(w io.Writer, r io.Reader) error {
	z, err := zlib.NewReader(r)
	if err != nil {
		return err
	}
	defer z.Close()
	_, err = io.Copy(w, z) // expect
	return err
}
