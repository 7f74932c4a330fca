package fetch

import (
	"errors"
	"net/url"
)

var hosts = map[string]bool{"example.com": true, "www.example.com": true}

// Check refuses hosts that are not known.
func Check(text string) (string, error) {
	address, err := url.Parse(text)
	if err != nil || address.Scheme != "https" || !hosts[address.Host] {
		return "", errors.New("host is not allowed")
	}
	return text, nil
}
