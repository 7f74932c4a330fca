package app

import (
	"github.com/labstack/echo/v4"
	"github.com/go-ldap/ldap/v3"
)

func Login(conn *ldap.Conn, c echo.Context) error {
	dn := "uid=" + ldap.EscapeDN(c.FormValue("user")) + ",ou=people,dc=example,dc=com"
	return conn.Bind(dn, c.FormValue("password"))
}
