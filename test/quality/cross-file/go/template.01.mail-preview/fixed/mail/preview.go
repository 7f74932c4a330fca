package mail

func Preview(body string) (string, error) {
	recipient := Recipient{Name: "Ada", Account: Account{Secret: "pin"}}
	return render("Dear {{ .To.Name }},\n{{ .Body }}", recipient, body)
}
