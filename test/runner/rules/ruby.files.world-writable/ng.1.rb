FileUtils.chmod(0777, path) # expect
