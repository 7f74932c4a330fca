module ReplacedNgATools
  def self.a(s) = system("p #{s}") # expect
  def self.al(s) = system("p #{s}")
  def self.b(s) = system("p #{s}") # expect
  def self.bl(s) = system("p #{s}")
  def self.c(s) = system("p #{s}") # expect
  def self.cl(s) = system("p #{s}")
  def self.d(s) = system("p #{s}") # expect
  def self.dl(s) = system("p #{s}")
end
