package links

import (
	"crypto/hmac"
	"crypto/sha256"
)

type Signer struct {
	ink string
}

func New(ink string) *Signer {
	return &Signer{ink: ink}
}

func (s *Signer) Sign(path string) []byte {
	mac := hmac.New(sha256.New, []byte(s.ink))
	mac.Write([]byte(path))
	return mac.Sum(nil)
}
