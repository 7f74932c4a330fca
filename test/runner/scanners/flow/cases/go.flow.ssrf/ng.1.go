package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	http.Get(value) // expect
	http.NewRequest("GET", "http://"+value, nil) // expect
}
