package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	http.Get("https://api.example.com/items/" + url.PathEscape(value))
	target, err := url.Parse(value)
	if err != nil || target.Host != "api.example.com" {
		return
	}
	http.Get(target.String())
}
