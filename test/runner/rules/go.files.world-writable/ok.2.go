package main

func prepare(path string) error {
	return os.WriteFile(path, data, 0o600)
}
