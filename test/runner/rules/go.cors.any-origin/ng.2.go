package main

func allow(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Access-Control-Allow-Origin", r.Header.Get("Origin")) // expect
	w.Header().Set("Access-Control-Allow-Credentials", "true")
}
