package main

func proxy(w http.ResponseWriter, r *http.Request) {
	http.Get(r.FormValue("url")) // expect
	target := r.URL.Query().Get("url")
	resp, err := http.Get(target) // expect
	req, err := http.NewRequest("GET", target, nil) // expect
	client.Get("http://" + r.FormValue("host") + "/") // expect
}
