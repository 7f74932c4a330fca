package scripts

import (
	"errors"
	"os/exec"
	"regexp"
	"strconv"
)

var room = regexp.MustCompile(`^[a-z]{1,20}$`)

var pages = map[string]string{"first": "1", "last": "9"}

func Gorilla(text string) error {
	return exec.Command("gorilla", "--", text).Run()
}

func Coder(text string) error {
	if !room.MatchString(text) {
		return errors.New("room")
	}
	return exec.Command("sh", "-c", "coder "+text).Run()
}

func Nhooyr(text string) error {
	number, err := strconv.Atoi(text)
	if err != nil {
		return err
	}
	return exec.Command("sh", "-c", "nhooyr "+strconv.Itoa(number)).Run()
}

func Gobwas(text string) error {
	if _, ok := pages[text]; !ok {
		return errors.New("page")
	}
	return exec.Command("sh", "-c", "gobwas "+text).Run()
}

func Plain(text string) error {
	return exec.Command("plain", "--", text).Run()
}

func Melody(text string) error {
	if !room.MatchString(text) {
		return errors.New("room")
	}
	return exec.Command("sh", "-c", "melody "+text).Run()
}

func Order(text string) error {
	number, err := strconv.Atoi(text)
	if err != nil {
		return err
	}
	return exec.Command("sh", "-c", "order "+strconv.Itoa(number)).Run()
}

func Framed(text string) error {
	if _, ok := pages[text]; !ok {
		return errors.New("page")
	}
	return exec.Command("sh", "-c", "framed "+text).Run()
}

func Scanned(text string) error {
	return exec.Command("scanned", "--", text).Run()
}

func Old(text string) error {
	if !room.MatchString(text) {
		return errors.New("room")
	}
	return exec.Command("sh", "-c", "old "+text).Run()
}
