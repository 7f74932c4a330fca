package main

func login(user, password string) {
	log.Printf("login of %s with a password of %d characters", user, len(password))
}
