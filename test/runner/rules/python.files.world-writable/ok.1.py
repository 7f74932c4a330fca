os.chmod(path, 0o755)
