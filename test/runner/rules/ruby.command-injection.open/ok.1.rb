def import(source)
  File.open(source) { |io| parse(io.read) }
  open("/etc/hosts").read
end
