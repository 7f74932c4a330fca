package main

import (
	"os/exec"
	"strconv"
	"github.com/graphql-go/graphql"
	"context"
	gql "github.com/graph-gophers/graphql-go"
)

var f = &graphql.Field{
	Type: graphql.String,
	Resolve: func(p graphql.ResolveParams) (interface{}, error) {
		name, _ := p.Args["name"].(string)
		exec.Command("sh", "-c", name).Run() // expect
		if n, err := strconv.Atoi(name); err == nil {
			exec.Command("sh", "-c", strconv.Itoa(n)).Run()
		}
		return nil, nil
	},
}
type resolver struct{}
func (r *resolver) Hello(ctx context.Context, args struct{ Name string }) string {
	exec.Command("sh", "-c", args.Name).Run() // expect
	return ""
}
func (r *resolver) Bye(args *struct{ ID gql.ID }) string {
	exec.Command("sh", "-c", string(args.ID)).Run() // expect
	return ""
}
