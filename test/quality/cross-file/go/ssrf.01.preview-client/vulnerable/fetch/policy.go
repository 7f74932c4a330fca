package fetch

import (
	"errors"
	"net/url"
)

// Check refuses what is not an absolute URL.
func Check(text string) (string, error) {
	address, err := url.Parse(text)
	if err != nil || address.Host == "" {
		return "", errors.New("not an absolute URL")
	}
	return text, nil
}
