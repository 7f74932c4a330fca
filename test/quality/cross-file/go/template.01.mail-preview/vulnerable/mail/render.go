package mail

import (
	"strings"
	"text/template"
)

type Recipient struct {
	Name    string
	Account Account
}

type Account struct {
	Secret string
}

func render(source string, recipient Recipient, body string) (string, error) {
	parsed, err := template.New("mail").Parse(source) // expect
	if err != nil {
		return "", err
	}
	var text strings.Builder
	err = parsed.Execute(&text, map[string]any{"To": recipient, "Body": body})
	return text.String(), err
}
