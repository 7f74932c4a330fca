package gauges

import "log"

func Diary() Listener {
	return func(r Reading) {
		log.Printf("level %d at %q", r.Level, r.Station)
	}
}
