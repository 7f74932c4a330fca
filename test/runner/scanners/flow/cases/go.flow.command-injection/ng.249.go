package jobs

import (
	"bufio"
	"encoding/csv"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strings"

	"github.com/go-resty/resty/v2"
)

type Job struct {
	Command string
	N       int
}

func files() {
	a, _ := os.ReadFile("jobs/command.txt")
	exec.Command("sh", "-c", string(a)).Run() // expect
	f, _ := os.Open("jobs/list.txt")
	s := bufio.NewScanner(f)
	for s.Scan() {
		exec.Command("sh", "-c", s.Text()).Run() // expect
	}
	g, _ := os.OpenFile("jobs/list.txt", os.O_RDONLY, 0o600)
	b, _ := io.ReadAll(g)
	exec.Command("sh", "-c", string(b)).Run() // expect
	var j Job
	json.Unmarshal(a, &j)
	exec.Command("sh", "-c", j.Command).Run() // expect
	var k Job
	json.NewDecoder(f).Decode(&k)
	exec.Command("sh", "-c", k.Command).Run() // expect
	r := csv.NewReader(f)
	rec, _ := r.Read()
	exec.Command("sh", "-c", rec[0]).Run() // expect
	all, _ := r.ReadAll()
	exec.Command("sh", "-c", all[0][1]).Run() // expect
	br := bufio.NewReader(f)
	line, _ := br.ReadString('\n')
	exec.Command("sh", "-c", strings.TrimSpace(line)).Run() // expect
}

func answers(client *http.Client) {
	resp, err := http.Get("https://jobs.example.com/next")
	if err != nil {
		return
	}
	defer resp.Body.Close()
	b, _ := io.ReadAll(resp.Body)
	exec.Command("sh", "-c", string(b)).Run() // expect
	var j Job
	json.NewDecoder(resp.Body).Decode(&j)
	exec.Command("sh", "-c", j.Command).Run() // expect
	req, _ := http.NewRequest("GET", "https://jobs.example.com/next", nil)
	res, _ := client.Do(req)
	c, _ := io.ReadAll(res.Body)
	exec.Command("sh", "-c", string(c)).Run()                      // expect
	exec.Command("sh", "-c", resp.Header.Get("X-Command")).Run() // expect
	answer, _ := resty.New().R().Get("https://jobs.example.com/next")
	exec.Command("sh", "-c", answer.String()).Run()       // expect
	exec.Command("sh", "-c", string(answer.Body())).Run() // expect
	var k Job
	resty.New().R().SetResult(&k).Get("https://jobs.example.com/next")
	exec.Command("sh", "-c", k.Command).Run() // expect
}
