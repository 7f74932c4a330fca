package config

type Config struct {
	Themes string
	Listen string
}

func Default() Config {
	return Config{Themes: "/srv/themes", Listen: ":8080"}
}
