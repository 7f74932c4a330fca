package main

import (
	"net/http"
	"runtime/pprof"
)
