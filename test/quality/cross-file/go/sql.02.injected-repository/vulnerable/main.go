package main

import (
	"database/sql"
	"net/http"

	"example.com/club/internal/members"
	"example.com/club/internal/web"
)

func main() {
	db, _ := sql.Open("mysql", "club@/club")
	handler := web.NewHandler(members.NewService(members.NewRepository(db)))
	http.HandleFunc("/members", handler.Search)
	http.ListenAndServe(":8080", nil)
}
