package main

func handle(w http.ResponseWriter, r *http.Request) {
	line, _ := json.Marshal(r.URL.Query().Get("value"))
	log.Println("user " + string(line))
}
