package main

func spool(data []byte) error {
	return os.WriteFile("/tmp/spool.dat", data, 0o600) // expect
}
