package themes

import (
	"path"

	"example.com/blog/config"
)

func stylesheet(settings config.Config, theme string) string {
	return path.Join(settings.Themes, theme)
}
