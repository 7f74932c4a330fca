CONVERT = "/usr/bin/convert"
SIZE = "200x200"
