package scripts

import "os/exec"

func Gorilla(text string) error {
	return exec.Command("sh", "-c", "gorilla "+text).Run() // expect
}

func Coder(text string) error {
	return exec.Command("sh", "-c", "coder "+text).Run() // expect
}

func Nhooyr(text string) error {
	return exec.Command("sh", "-c", "nhooyr "+text).Run() // expect
}

func Gobwas(text string) error {
	return exec.Command("sh", "-c", "gobwas "+text).Run() // expect
}

func Plain(text string) error {
	return exec.Command("sh", "-c", "plain "+text).Run() // expect
}

func Melody(text string) error {
	return exec.Command("sh", "-c", "melody "+text).Run() // expect
}

func Order(text string) error {
	return exec.Command("sh", "-c", "order "+text).Run() // expect
}

func Framed(text string) error {
	return exec.Command("sh", "-c", "framed "+text).Run() // expect
}

func Scanned(text string) error {
	return exec.Command("sh", "-c", "scanned "+text).Run() // expect
}

func Old(text string) error {
	return exec.Command("sh", "-c", "old "+text).Run() // expect
}
