package directory

import (
	"encoding/json"
	"fmt"
	"net/http"

	"github.com/go-ldap/ldap/v3"
)

func Find(connection *ldap.Conn) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		uid := r.URL.Query().Get("uid")
		filter := fmt.Sprintf("(&(objectClass=person)(uid=%s))", ldap.EscapeFilter(uid))
		request := ldap.NewSearchRequest("ou=people,dc=example,dc=com", ldap.ScopeWholeSubtree, ldap.NeverDerefAliases,
			10, 5, false, filter, []string{"cn", "mail"}, nil)
		result, err := connection.Search(request)
		if err != nil {
			w.WriteHeader(http.StatusBadGateway)
			return
		}
		json.NewEncoder(w).Encode(len(result.Entries))
	}
}
