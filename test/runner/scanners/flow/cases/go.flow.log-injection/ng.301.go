package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	line, _ := json.Marshal(value)
	log.Println("user " + value + string(line)) // expect
}
