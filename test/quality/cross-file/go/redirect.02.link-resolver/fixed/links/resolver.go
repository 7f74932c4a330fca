package links

type Resolver struct {
	targets map[string]string
}

func NewResolver() *Resolver {
	return &Resolver{targets: map[string]string{"docs": "https://docs.example.com"}}
}

func (r *Resolver) Resolve(name, override string) string {
	if target, ok := r.targets[override]; ok {
		return target
	}
	return r.targets[name]
}
