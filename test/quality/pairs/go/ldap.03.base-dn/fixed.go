package directory

import (
	"net/http"
	"regexp"

	"github.com/go-ldap/ldap/v3"
)

var unit = regexp.MustCompile(`^[a-z]{2,20}$`)

func Units(connection *ldap.Conn) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		name := r.PostFormValue("unit")
		if !unit.MatchString(name) {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		base := "ou=" + name + ",dc=example,dc=com"
		request := ldap.NewSearchRequest(base, ldap.ScopeBaseObject, ldap.NeverDerefAliases, 1, 5, false,
			"(objectClass=organizationalUnit)", []string{"ou"}, nil)
		if _, err := connection.Search(request); err != nil {
			w.WriteHeader(http.StatusNotFound)
			return
		}
		w.WriteHeader(http.StatusNoContent)
	}
}
