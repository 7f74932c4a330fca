package main

func rows(w http.ResponseWriter, r *http.Request) {
	n, err := strconv.Atoi(r.FormValue("rows"))
	if err != nil || n < 1 || n > 500 {
		return
	}
	out := make([]string, n)
	fill(out)
}
