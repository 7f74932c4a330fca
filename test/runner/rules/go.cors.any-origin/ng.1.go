package main

var c = cors.Options{AllowedOrigins: []string{"*"}, AllowCredentials: true} // expect

func serve(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Access-Control-Allow-Origin", r.Header.Get("Origin")) // expect
}
