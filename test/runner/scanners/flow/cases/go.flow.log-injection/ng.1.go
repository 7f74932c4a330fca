package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	log.Printf("user %s", value) // expect
	log.Println("failed for " + value) // expect
}
