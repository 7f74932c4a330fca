package main

func login(user, password string) {
	log.Printf("login of %s with %s", user, password) // expect
}
