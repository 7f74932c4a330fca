package main

func to(w http.ResponseWriter, r *http.Request) {
	http.Redirect(w, r, r.FormValue("next"), http.StatusFound) // expect
	target := r.URL.Query().Get("url")
	http.Redirect(w, r, target, 302) // expect
}

func gin(c *gin.Context) {
	c.Redirect(302, c.Query("url")) // expect
}
