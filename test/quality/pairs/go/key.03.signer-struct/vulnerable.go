package links

import (
	"crypto/hmac"
	"crypto/sha256"
)

type Signer struct {
	ink string
}

func New() *Signer {
	return &Signer{ink: "harbour-Finch-31"}
}

func (s *Signer) Sign(path string) []byte {
	mac := hmac.New(sha256.New, []byte(s.ink))
	mac.Write([]byte(path))
	return mac.Sum(nil)
}
