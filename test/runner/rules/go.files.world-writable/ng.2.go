package main

func prepare(folder string) error {
	return os.MkdirAll(folder, 0o777) // expect
}
