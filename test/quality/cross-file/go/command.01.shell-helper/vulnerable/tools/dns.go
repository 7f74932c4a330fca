package tools

import "example.com/ops/shell"

func Lookup(domain string) (string, error) {
	return shell.Run("dig +short " + domain)
}
