package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	db.Query("SELECT * FROM users WHERE id = " + value) // expect
	query := fmt.Sprintf("SELECT * FROM users WHERE name = '%s'", value)
	db.ExecContext(r.Context(), query) // expect
}
