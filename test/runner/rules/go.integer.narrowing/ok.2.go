package main

func port(text string) (uint16, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > math.MaxUint16 {
		return 0, errPort
	}
	return uint16(n), nil
}
