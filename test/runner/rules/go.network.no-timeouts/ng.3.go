package main

func serve(h http.Handler) error {
	srv := &http.Server{Addr: ":8443", Handler: h, WriteTimeout: time.Minute} // expect
	return srv.ListenAndServe()
}
