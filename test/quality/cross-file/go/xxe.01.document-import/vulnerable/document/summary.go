package document

func Summary(content []byte) (string, error) {
	parsed, err := Parse(content)
	if err != nil {
		return "", err
	}
	defer parsed.Free()
	root, err := parsed.DocumentElement()
	if err != nil {
		return "", err
	}
	return root.TextContent(), nil
}
