package main

func archive(folder string) error {
	return exec.Command("sh", "-c", "tar czf out.tgz "+folder).Run() // expect
}
