package main

func serve(h http.Handler) error {
	srv := &http.Server{Addr: ":8443", Handler: h}
	srv.ReadHeaderTimeout = 5 * time.Second
	return srv.ListenAndServe()
}
