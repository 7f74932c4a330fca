package main

func withOrigin(w http.ResponseWriter) {
	w.Header().Set("Access-Control-Allow-Origin", "https://app.example.com")
}
