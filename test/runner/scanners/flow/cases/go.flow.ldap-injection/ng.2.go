package directory

func Find(connection *ldap.Conn, w http.ResponseWriter, r *http.Request) {
	filter := "(uid=" + r.FormValue("uid") + ")"
	ldap.NewSearchRequest("dc=a", 2, 0, 0, 0, false, filter, nil, nil) // expect
	connection.Search(&ldap.SearchRequest{BaseDN: "dc=a", Filter: filter}) // expect
}
