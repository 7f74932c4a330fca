package main

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"html/template"
	"net/http"
	"os"
	"os/exec"
)

type record struct {
	ID   int64
	Name string
}

func page(w http.ResponseWriter, r *http.Request) {
	data, err := os.ReadFile("page.html")
	if err != nil {
		http.Error(w, "no page", http.StatusNotFound)
		return
	}
	w.Write(data)
}

func list(db *sql.DB) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var one record
		if err := db.QueryRow("SELECT id, name FROM users").Scan(&one.ID, &one.Name); err != nil {
			return
		}
		json.NewEncoder(w).Encode(one)
		fmt.Fprintf(w, "<h1>%d</h1>", one.ID)
		fmt.Fprintf(w, "<h1>%s</h1>", template.HTMLEscapeString(one.Name))
	}
}

func bound(db *sql.DB) error {
	var id int
	var name string
	if err := db.QueryRow("SELECT id, name FROM users").Scan(&id, &name); err != nil {
		return err
	}
	if _, err := db.Exec("UPDATE orders SET done = 1 WHERE owner = ?", name); err != nil {
		return err
	}
	return exec.Command("convert", name, fmt.Sprint(id)).Run()
}

func status(url string) error {
	resp, err := http.Get(url)
	if err != nil {
		return err
	}
	return exec.Command("sh", "-c", fmt.Sprintf("notify %d", resp.StatusCode)).Run()
}
