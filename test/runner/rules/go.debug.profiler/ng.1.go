package main

import (
	"net/http"
	_ "net/http/pprof" // expect
)
