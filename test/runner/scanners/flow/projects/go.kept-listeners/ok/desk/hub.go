package desk

import "sync"

type Notice struct {
	Place string
	Text  string
}

type Hub struct {
	mu        sync.Mutex
	listeners []func(Notice)
}

func (h *Hub) SubscribeTo(listener func(Notice)) {
	h.mu.Lock()
	h.listeners = append(h.listeners, listener)
	h.mu.Unlock()
}

func (h *Hub) PublishNotice(notice Notice) {
	for _, listener := range h.listeners {
		listener(notice)
	}
}
