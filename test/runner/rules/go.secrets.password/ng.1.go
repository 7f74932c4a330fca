package main

const dbPassword = "Tr0ub4dor&3" // expect

var apiKey = "9f86d081884c7d65" // expect

func connect() {
	password := "hunter2!" // expect
	config := Config{User: "root", Password: "letmein123"} // expect
	config.Password = "letmein123" // expect
}
