package main

import "net/http/pprof"

func admin(mux *http.ServeMux) { mux.HandleFunc("/debug/pprof/", pprof.Index) }
