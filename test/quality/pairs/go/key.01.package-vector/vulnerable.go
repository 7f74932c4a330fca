package vault

import (
	"crypto/aes"
	"crypto/cipher"
)

var start = []byte("0123456789abcdef")

func Seal(material, record []byte) ([]byte, error) {
	block, err := aes.NewCipher(material)
	if err != nil {
		return nil, err
	}
	sealed := make([]byte, len(record))
	cipher.NewCTR(block, start).XORKeyStream(sealed, record)
	return sealed, nil
}
