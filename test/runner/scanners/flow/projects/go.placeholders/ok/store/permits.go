package store

import (
	"strings"

	"github.com/jmoiron/sqlx"
)

type Filter struct {
	Zones []string
	Plate string
}

type Permits struct{ db *sqlx.DB }

func (f Filter) clause() (string, []any) {
	conditions := []string{"plate LIKE ?"}
	args := []any{f.Plate + "%"}
	if len(f.Zones) > 0 {
		conditions = append(conditions, "zone IN (?)")
		args = append(args, f.Zones)
	}
	return strings.Join(conditions, " AND "), args
}

func (p *Permits) FindPermits(filter Filter) ([]string, error) {
	where, args := filter.clause()
	query, args, err := sqlx.In("SELECT id FROM permits WHERE "+where, args...)
	if err != nil {
		return nil, err
	}
	found := []string{}
	return found, p.db.Select(&found, p.db.Rebind(query), args...)
}
