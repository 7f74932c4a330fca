package rides

import (
	"context"
	"fmt"

	"github.com/cloudwego/hertz/pkg/app"
	"github.com/go-pg/pg/v10"
	"github.com/go-pg/pg/v10/orm"
	"github.com/nats-io/nats.go"
)

type Filter interface{ apply(q *orm.Query) *orm.Query }

type filterFunc func(q *orm.Query) *orm.Query

func (f filterFunc) apply(q *orm.Query) *orm.Query { return f(q) }

func Sorted(by string) Filter {
	return filterFunc(func(q *orm.Query) *orm.Query { return q.OrderExpr(by) }) // expect
}

type FindRequest struct {
	Fields []string `json:"fields"`
	Min    int      `json:"min"`
}

type Rides struct{ db *pg.DB }

func (r *Rides) Run(ctx context.Context, filters ...Filter) error {
	q := r.db.ModelContext(ctx, nil)
	for _, f := range filters {
		q = f.apply(q)
	}
	return q.Select()
}

func (r *Rides) List(ctx context.Context, c *app.RequestContext) {
	r.Run(ctx, Sorted(c.Query("sort")))
}

func (r *Rides) Find(ctx context.Context, c *app.RequestContext) {
	var req FindRequest
	if err := c.BindAndValidate(&req); err != nil {
		return
	}
	list := "id"
	for _, f := range req.Fields {
		list += ", " + f
	}
	r.db.QueryContext(ctx, nil, fmt.Sprintf("SELECT %s FROM rides WHERE height > %d", list, req.Min)) // expect
}

func (r *Rides) onRename(msg *nats.Msg) {
	r.db.Exec("UPDATE rides SET label = '" + string(msg.Data) + "'") // expect
}
