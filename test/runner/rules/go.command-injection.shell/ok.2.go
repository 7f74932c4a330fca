package main

func archive(folder string) error {
	return exec.Command("tar", "czf", "out.tgz", folder).Run()
}
