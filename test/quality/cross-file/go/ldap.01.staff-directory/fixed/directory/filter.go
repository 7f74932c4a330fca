package directory

import (
	"fmt"

	"github.com/go-ldap/ldap/v3"
)

func personFilter(login string) string {
	return fmt.Sprintf("(&(objectClass=person)(uid=%s))", ldap.EscapeFilter(login))
}
