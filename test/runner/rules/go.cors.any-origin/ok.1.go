package main

var c = cors.Options{AllowedOrigins: []string{"https://example.com"}, AllowCredentials: true}
var d = cors.Options{AllowedOrigins: []string{"*"}}

func serve(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Access-Control-Allow-Origin", "*")
}
