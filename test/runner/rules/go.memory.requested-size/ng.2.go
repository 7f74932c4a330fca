package main

func read(header string, r io.Reader) ([]byte, error) {
	size, err := strconv.ParseUint(header, 10, 32)
	if err != nil {
		return nil, err
	}
	body := make([]byte, 0, size) // expect
	return append(body, next(r)...), nil
}
