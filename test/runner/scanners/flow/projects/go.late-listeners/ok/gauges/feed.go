package gauges

type Reading struct {
	Station string
	Level   int
}

type Listener func(Reading)

type Feed struct {
	listeners []Listener
}

func (f *Feed) Listen(l Listener) {
	f.listeners = append(f.listeners, l)
}

func (f *Feed) Send(r Reading) {
	for _, l := range f.listeners {
		l(r)
	}
}
