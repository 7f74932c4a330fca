package gardens

import (
	"encoding/json"
	"net/http"
	"regexp"
	"strconv"

	"github.com/uptrace/bun"
	"xorm.io/xorm"
)

var column = regexp.MustCompile(`^[a-z_]+$`)

type Filter struct {
	Owner string   `json:"owner"`
	Order string   `json:"order"`
	Kinds []string `json:"kinds"`
}

func (f Filter) order() string {
	if column.MatchString(f.Order) {
		return f.Order
	}
	return "id"
}

type Store struct {
	db     *bun.DB
	garden *xorm.Engine
}

func (s *Store) Find(w http.ResponseWriter, r *http.Request) {
	var filter Filter
	if err := json.NewDecoder(r.Body).Decode(&filter); err != nil {
		return
	}
	s.garden.Where("owner = ?", filter.Owner).OrderBy(filter.order()).Find(nil)
	s.db.NewSelect().Where("owner = ?", filter.Owner).OrderExpr(filter.order()).Scan(r.Context())
	for i, kind := range filter.Kinds {
		s.garden.Exec("UPDATE kinds SET rank = "+strconv.Itoa(i)+" WHERE kind = ?", kind)
	}
}
