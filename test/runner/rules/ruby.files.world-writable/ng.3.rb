FileUtils.chmod_R("a+rwx", "/srv/shared") # expect
FileUtils.chmod("u=rw,go=rw", path) # expect
File.umask(0) # expect
