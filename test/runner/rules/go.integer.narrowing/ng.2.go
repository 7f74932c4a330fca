package main

func port(r *http.Request) uint16 {
	n, err := strconv.ParseInt(r.FormValue("port"), 10, 64)
	if err == nil && n > 0 {
		return uint16(n) // expect
	}
	return 0
}
