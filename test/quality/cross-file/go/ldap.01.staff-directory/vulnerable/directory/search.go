package directory

import "github.com/go-ldap/ldap/v3"

const base = "ou=people,dc=example,dc=org"

func Count(connection *ldap.Conn, login string) (int, error) {
	request := ldap.NewSearchRequest(base, ldap.ScopeWholeSubtree, ldap.NeverDerefAliases, 0, 0, false, personFilter(login), []string{"dn"}, nil) // expect
	result, err := connection.Search(request)                                                                                                     // expect
	if err != nil {
		return 0, err
	}
	return len(result.Entries), nil
}
