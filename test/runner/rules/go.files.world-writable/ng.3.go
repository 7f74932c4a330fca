package main

func share(path string) error {
	return os.Chmod(path, 0o666) // expect
}
