package main

import (
	"net/http"

	"example.com/warehouse"
)

func orders(w http.ResponseWriter, r *http.Request) {
	client := warehouse.Connect()
	client.QueryRows("SELECT id FROM orders WHERE state = '" + r.FormValue("state") + "'") // expect
}
