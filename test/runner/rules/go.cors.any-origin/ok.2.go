package main

func allow(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Access-Control-Allow-Origin", "https://app.example.com")
	w.Header().Set("Access-Control-Allow-Credentials", "true")
}
