package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	db.Query("SELECT * FROM users WHERE id = ?", value)
	id, err := strconv.Atoi(value)
	db.Query(fmt.Sprintf("SELECT * FROM users WHERE id = %d", id))
	use(err)
}
