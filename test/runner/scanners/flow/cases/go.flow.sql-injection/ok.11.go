package tickets

import (
	"context"

	"github.com/cloudwego/hertz/pkg/app"
	"github.com/go-pg/pg/v10"
	"github.com/go-pg/pg/v10/orm"
)

type Filter interface{ apply(q *orm.Query) *orm.Query }

type filterFunc func(q *orm.Query) *orm.Query

func (f filterFunc) apply(q *orm.Query) *orm.Query { return f(q) }

func ByPark(park string) Filter {
	return filterFunc(func(q *orm.Query) *orm.Query { return q.Where("park = ?", park) })
}

type Tickets struct{ db *pg.DB }

func (t *Tickets) List(ctx context.Context, c *app.RequestContext) {
	q := ByPark(c.Query("park")).apply(t.db.ModelContext(ctx, nil))
	q.Select()
	t.db.QueryContext(ctx, nil, "SELECT * FROM tickets WHERE park = ?", c.Query("park"))
}
