package directory

import "fmt"

func personFilter(login string) string {
	return fmt.Sprintf("(&(objectClass=person)(uid=%s))", login)
}
