package main

func proxy(w http.ResponseWriter, r *http.Request) {
	http.Get("https://example.com/status")
	http.Get("https://api.example.com/users/" + r.FormValue("id"))
	http.Get(baseURL + r.URL.Path)
	http.Get(hosts[r.FormValue("region")])
	http.NewRequest(r.Method, url, r.Body)
	cache.Get(r.FormValue("key"))
}
