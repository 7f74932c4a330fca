package main

func lock() (*os.File, error) {
	name := "app.lock"
	if _, err := os.Create(filepath.Join(os.TempDir(), "app.lock")); err != nil { // expect
		return nil, err
	}
	return os.OpenFile("/var/tmp/"+name, os.O_CREATE|os.O_RDWR, 0o600) // expect
}
