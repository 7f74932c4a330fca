package main

import (
	"flag"
	"log"
	"os/exec"
)

func main() {
	target := flag.String("target", "nightly", "name of the archive")
	flag.Parse()
	if err := exec.Command("sh", "-c", "tar czf /backup/"+*target+".tgz /srv/data").Run(); err != nil { // at most low
		log.Fatal(err)
	}
}
