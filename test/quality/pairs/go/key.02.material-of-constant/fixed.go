package vault

import (
	"crypto/aes"
	"crypto/cipher"
	"os"
)

func Box() (cipher.AEAD, error) {
	material := []byte(os.Getenv("VAULT_PHRASE"))
	block, err := aes.NewCipher(material)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}
