package jobs

import (
	"database/sql"
	"os/exec"
)

func Run(database *sql.DB) error {
	var name string
	if err := database.QueryRow("SELECT name FROM jobs LIMIT 1").Scan(&name); err != nil {
		return err
	}
	return exec.Command("sh", "-c", "convert "+name).Run()
}
