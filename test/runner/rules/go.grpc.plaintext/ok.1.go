package main

func dial(pool *x509.CertPool) (*grpc.ClientConn, error) {
	return grpc.NewClient("users.example.com:443", grpc.WithTransportCredentials(credentials.NewClientTLSFromCert(pool, "")))
}
