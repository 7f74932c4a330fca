package query

import "strings"

type Builder struct {
	table      string
	conditions []string
	values     []any
}

func From(table string) *Builder {
	return &Builder{table: table}
}

func (b *Builder) Where(column, value string) *Builder {
	b.conditions = append(b.conditions, column+" = ?")
	b.values = append(b.values, value)
	return b
}

func (b *Builder) SQL() (string, []any) {
	return "SELECT plate FROM " + b.table + " WHERE " + strings.Join(b.conditions, " AND "), b.values
}
