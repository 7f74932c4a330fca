FileUtils.chmod_R("u+rwx,go-w", "/srv/shared")
FileUtils.chmod("a+x", path)
File.umask(0o077)
