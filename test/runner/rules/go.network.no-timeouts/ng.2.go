package main

func serve(listener net.Listener) error {
	return http.Serve(listener, mux) // expect
}
