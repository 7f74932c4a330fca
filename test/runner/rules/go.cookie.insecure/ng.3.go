package main

func remember(w http.ResponseWriter, id string) {
	cookie := http.Cookie{ // expect
		Name:   "session",
		Value:  id,
		Secure: true,
	}
	http.SetCookie(w, &cookie)
}
