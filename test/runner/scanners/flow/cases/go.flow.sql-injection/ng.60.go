package main

import (
	"database/sql"
	"fmt"
	"net/http"
	"sort"
	"strings"
)

type birds struct{ db *sql.DB }

func filterOf(r *http.Request) map[string]string {
	filter := map[string]string{}
	for name, values := range r.URL.Query() {
		filter[name] = values[0]
	}
	return filter
}

func (b *birds) byConditions(w http.ResponseWriter, r *http.Request) {
	filter := filterOf(r)
	names := make([]string, 0, len(filter))
	for name := range filter {
		names = append(names, name)
	}
	sort.Strings(names)
	conditions := []string{"1 = 1"}
	for _, name := range names {
		conditions = append(conditions, fmt.Sprintf("%s = '%s'", name, filter[name]))
	}
	_, _ = b.db.Query("select id from birds where " + strings.Join(conditions, " and ")) // expect
}

func (b *birds) byNames(w http.ResponseWriter, r *http.Request) {
	wanted := make(map[string]string)
	for name, values := range r.URL.Query() {
		wanted[name] = values[0]
	}
	for name, value := range wanted {
		_, _ = b.db.Query("select id from birds where "+name+" = $1", value) // expect
	}
}
