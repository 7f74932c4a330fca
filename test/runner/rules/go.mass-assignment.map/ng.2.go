package main

func create(w http.ResponseWriter, r *http.Request) {
	row := map[string]any{}
	json.NewDecoder(r.Body).Decode(&row)
	db.Table("accounts").Create(&row) // expect
}
