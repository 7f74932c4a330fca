package main

func login(w http.ResponseWriter, r *http.Request) {
	state := rand.Text()
	remember(w, state)
	http.Redirect(w, r, conf.AuthCodeURL(state), http.StatusFound)
}
