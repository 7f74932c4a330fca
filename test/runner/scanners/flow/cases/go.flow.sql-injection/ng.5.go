package main

import (
	"bufio"
	"database/sql"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
)

type user struct {
	ID   int
	Name string
}

func rows(db *sql.DB) error {
	rows, err := db.Query("SELECT id, name FROM users")
	if err != nil {
		return err
	}
	for rows.Next() {
		var id int
		var name string
		if err := rows.Scan(&id, &name); err != nil {
			return err
		}
		exec.Command("sh", "-c", "convert "+name).Run()
		exec.Command("sh", "-c", fmt.Sprintf("convert %d", id)).Run()
	}
	return nil
}

func row(db *sql.DB) error {
	var u user
	if err := db.QueryRow("SELECT id, name FROM users").Scan(&u.ID, &u.Name); err != nil {
		return err
	}
	_, err := db.Exec("UPDATE orders SET done = 1 WHERE owner = '" + u.Name + "'") // expect
	return err
}

func lines(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	sc := bufio.NewScanner(f)
	for sc.Scan() {
		exec.Command("sh", "-c", "convert "+sc.Text()).Run()
	}
	return nil
}

func all(path string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	return exec.Command("sh", "-c", "convert "+string(data)).Run()
}

func remote(url string) error {
	resp, err := http.Get(url)
	if err != nil {
		return err
	}
	var u user
	if err := json.NewDecoder(resp.Body).Decode(&u); err != nil {
		return err
	}
	return exec.Command("sh", "-c", "convert "+u.Name).Run()
}

func remoteText(url string) error {
	resp, err := http.Get(url)
	if err != nil {
		return err
	}
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return err
	}
	return exec.Command("sh", "-c", "convert "+string(body)).Run()
}

func page(db *sql.DB) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var name string
		db.QueryRow("SELECT name FROM users").Scan(&name)
		fmt.Fprintf(w, "<h1>%s</h1>", name)
	}
}

func listen(conn net.Conn) {
	buf := make([]byte, 100)
	conn.Read(buf)
	exec.Command("sh", "-c", "convert "+string(buf)).Run()
}
