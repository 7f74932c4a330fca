package audit

import (
	"log"
	"os"
)

var logger = log.New(os.Stderr, "audit ", log.LstdFlags)

func LoginFailed(user string) {
	logger.Printf("login of %s failed", clean(user)) // expect
}
