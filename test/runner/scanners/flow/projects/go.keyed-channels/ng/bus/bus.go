package bus

import "sync"

type Bus struct {
	mu     sync.Mutex
	topics map[string]chan string
}

func New() *Bus { return &Bus{topics: map[string]chan string{}} }

func (b *Bus) Topic(name string) chan string {
	b.mu.Lock()
	defer b.mu.Unlock()
	if c, ok := b.topics[name]; ok {
		return c
	}
	c := make(chan string, 8)
	b.topics[name] = c
	return c
}
