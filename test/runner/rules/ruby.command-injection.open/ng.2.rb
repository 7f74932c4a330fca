log = Kernel.open(ARGV.first, "w") # expect
