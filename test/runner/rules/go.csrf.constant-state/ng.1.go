package main

func login(w http.ResponseWriter, r *http.Request) {
	http.Redirect(w, r, conf.AuthCodeURL("state", oauth2.AccessTypeOffline), http.StatusFound) // expect
}
