package store

import (
	"fmt"

	"github.com/jmoiron/sqlx"
)

type Filter struct {
	Zones []string
	Plate string
}

type Permits struct{ db *sqlx.DB }

func (p *Permits) FindPermits(filter Filter) ([]string, error) {
	query := fmt.Sprintf("SELECT id FROM permits WHERE plate LIKE '%s%%'", filter.Plate)
	found := []string{}
	return found, p.db.Select(&found, query) // expect
}
