package main

import (
	"net/http"
	"net/smtp"
)

func forward(r *http.Request) {
	c, _ := smtp.Dial("mail.example.com:25")
	w, _ := c.Data()
	w.Write([]byte("Subject: " + r.FormValue("subject")))
}
