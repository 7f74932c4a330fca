package themes

import (
	"path"

	"example.com/blog/config"
)

func stylesheet(settings config.Config, theme string) string {
	switch theme {
	case "dark":
		return path.Join(settings.Themes, "dark.css")
	case "solarized":
		return path.Join(settings.Themes, "solarized.css")
	default:
		return path.Join(settings.Themes, "light.css")
	}
}
