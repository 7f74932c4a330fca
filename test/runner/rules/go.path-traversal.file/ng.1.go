package main

func serve(w http.ResponseWriter, r *http.Request) {
	os.Open(r.URL.Query().Get("name")) // expect
	data, err := os.ReadFile("/data/" + r.FormValue("file")) // expect
	http.ServeFile(w, r, r.URL.Path[1:]) // expect
	name := r.URL.Query().Get("name")
	os.Remove(filepath.Join(root, name)) // expect
	full := filepath.Join(root, name)
	ioutil.ReadFile(full) // expect
	vars := mux.Vars(r)
	os.Open(vars["file"]) // expect
}

func gin(c *gin.Context) {
	c.File("./files/" + c.Param("name")) // expect
}
