package main

import (
	"fmt"
	"net/http"

	"github.com/go-ldap/ldap/v3"

	"example.com/staff/directory"
)

func main() {
	connection, err := ldap.DialURL("ldap://ldap.internal")
	if err != nil {
		panic(err)
	}
	http.HandleFunc("/staff", func(w http.ResponseWriter, r *http.Request) {
		count, err := directory.Count(connection, r.URL.Query().Get("login"))
		if err == nil {
			fmt.Fprint(w, count)
		}
	})
	http.ListenAndServe(":8080", nil)
}
