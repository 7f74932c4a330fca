package main

import "database/sql"

type server struct {
	table string
}

func (s *server) clean(db *sql.DB) {
	db.Exec("delete from " + s.table)
}

func handle(srv interface{}, db *sql.DB) {
	srv.(*server).clean(db)
}
