File.chmod(0o666, "settings.yml") # expect
FileUtils.mkdir_p(folder, mode: 0o777) # expect
