module DeclaredOkATools
  def self.ping(host) = system("ping #{host}")
  def self.convert(f) = system("convert a.#{f}")
  def self.slug(s) = system("slug #{s}")
  def self.num(n) = system("num #{n}")
end
