package orchards

import (
	"context"
	"encoding/json"
	"net/http"

	"github.com/uptrace/bun"
	"xorm.io/xorm"
)

type Filter struct {
	Kind   string            `json:"kind"`
	Sort   string            `json:"sort"`
	Equals map[string]string `json:"equals"`
}

type Store struct {
	db     *bun.DB
	orchard *xorm.Engine
}

func (s *Store) Find(ctx context.Context, filter Filter) error {
	query := s.db.NewSelect().Model((*Tree)(nil)).Where("kind = ?", filter.Kind)
	for column, value := range filter.Equals {
		query = query.Where(column+" = ?", value) // expect
	}
	if filter.Kind == "fruit" {
		query = query.OrderExpr(filter.Sort) // expect
	}
	return query.Scan(ctx)
}

func (s *Store) Seen(w http.ResponseWriter, r *http.Request) {
	s.orchard.Exec("UPDATE stats SET seen = 1 WHERE owner = '" + r.FormValue("owner") + "'") // expect
}

func (s *Store) Search(w http.ResponseWriter, r *http.Request) {
	var filter Filter
	if err := json.NewDecoder(r.Body).Decode(&filter); err != nil {
		return
	}
	s.Find(r.Context(), filter)
}

func (s *Store) Columns(w http.ResponseWriter, r *http.Request) {
	for column, values := range r.URL.Query() {
		s.orchard.Where(column+" = ?", values[0]) // expect
	}
}
