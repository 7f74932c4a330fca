package cache

// Cache keeps what load has returned.
type Cache[T any] struct {
	load   func(key string) (T, error)
	values map[string]T
}

func New[T any](load func(key string) (T, error)) *Cache[T] {
	return &Cache[T]{load: load, values: map[string]T{}}
}

func (c *Cache[T]) Get(key string) (T, error) {
	if value, ok := c.values[key]; ok {
		return value, nil
	}
	value, err := c.load(key)
	if err == nil {
		c.values[key] = value
	}
	return value, err
}
