package main

func rows(w http.ResponseWriter, r *http.Request) {
	n, err := strconv.Atoi(r.FormValue("rows"))
	if err != nil {
		return
	}
	out := make([]string, n) // expect
	fill(out)
}
