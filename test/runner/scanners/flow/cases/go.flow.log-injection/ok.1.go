package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	log.Println("user " + strconv.Quote(value))
	log.Println("started")
}
