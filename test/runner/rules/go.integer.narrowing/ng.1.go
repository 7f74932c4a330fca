package main

func page(text string) (int32, error) {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, err
	}
	return int32(n), nil // expect
}
