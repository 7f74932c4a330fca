FileUtils.chmod(0755, path)
File.chmod(0o600, "settings.yml")
