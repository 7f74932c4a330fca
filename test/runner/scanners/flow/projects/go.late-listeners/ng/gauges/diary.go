package gauges

import "log"

func Diary() Listener {
	return func(r Reading) {
		log.Printf("level %d at %s", r.Level, r.Station) // expect
	}
}
