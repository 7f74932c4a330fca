package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	ldap.NewSearchRequest("ou=people", 2, 0, 0, 0, false, "(uid="+ldap.EscapeFilter(value)+")", nil, nil)
}
