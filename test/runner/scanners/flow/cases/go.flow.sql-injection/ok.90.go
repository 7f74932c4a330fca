package main

import (
	"net/http"

	"example.com/warehouse"
)

func orders(w http.ResponseWriter, r *http.Request) {
	client := warehouse.Connect()
	client.QueryRows("SELECT id FROM orders WHERE state = ?", r.FormValue("state"))
	client.QueryRows("update the view of " + r.FormValue("name"))
	client.Announce("SELECT id FROM orders WHERE state = " + r.FormValue("state"))
}
