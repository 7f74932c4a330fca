package filter

import "net/url"

// Filter is what a list is restricted to.
type Filter struct {
	City  string
	Limit string
}

func Parse(values url.Values) Filter {
	filter := Filter{Limit: "20"}
	if city := values.Get("city"); city != "" {
		filter.City = city
	}
	return filter
}
