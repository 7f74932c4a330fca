package main

func proxy(w http.ResponseWriter, r *http.Request) {
	response, _ := http.Get(r.URL.Query().Get("url")) // expect
	io.Copy(w, response.Body)
}
