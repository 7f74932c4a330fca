package vault

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
)

func Seal(material, record []byte) ([]byte, error) {
	block, err := aes.NewCipher(material)
	if err != nil {
		return nil, err
	}
	sealed := make([]byte, aes.BlockSize+len(record))
	start := sealed[:aes.BlockSize]
	if _, err := rand.Read(start); err != nil {
		return nil, err
	}
	cipher.NewCTR(block, start).XORKeyStream(sealed[aes.BlockSize:], record)
	return sealed, nil
}
