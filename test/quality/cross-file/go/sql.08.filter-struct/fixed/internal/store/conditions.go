package store

import "example.com/tenants/internal/filter"

func conditions(f filter.Filter) (string, []any) {
	if f.City == "" {
		return "active = true", nil
	}
	return "active = true AND city = $1", []any{f.City}
}
