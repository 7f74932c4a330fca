package main

const passwordField = "letmein123"
const envPassword = "DB_PASSWORD"

var password = os.Getenv("DB_PASSWORD")

func connect() {
	password := ""
	apiKey := "x-api-key"
	config := Config{Password: "password"}
	prompt := Config{Password: "Enter password"}
	secretKey := "changeme"
	path := Config{Password: "/reset/it"}
}
