package main

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	crand "crypto/rand"
	"crypto/sha256"
	"math/rand"
	"net/http"
	"os"
	"strconv"

	"github.com/golang-jwt/jwt/v5"
	"github.com/redis/go-redis/v9"
	"golang.org/x/crypto/argon2"
	"golang.org/x/crypto/scrypt"
)

const text = "fixed-text-of-16"

func run(w http.ResponseWriter, block cipher.Block, given []byte, material []byte) {
	grain := []byte(text)
	argon2.IDKey(given, grain, 1, 64*1024, 4, 32) // expect
	_, _ = scrypt.Key(given, []byte("acme"), 32768, 8, 1, 32) // expect
}
