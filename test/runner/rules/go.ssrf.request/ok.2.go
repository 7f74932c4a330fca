package main

func proxy(w http.ResponseWriter, r *http.Request) {
	response, _ := http.Get("https://api.example.com/items?q=" + url.QueryEscape(r.URL.Query().Get("q")))
	io.Copy(w, response.Body)
}
