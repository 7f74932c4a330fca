module DeclaredNgATools
  def self.ping(host) = system("ping #{host}")
  def self.name(name) = system("finger #{name}") # expect
  def self.convert(f) = system("convert a.#{f}")
  def self.slug(s) = system("slug #{s}")
  def self.tag(t) = system("tag #{t}") # expect
  def self.num(n) = system("num #{n}")
end
