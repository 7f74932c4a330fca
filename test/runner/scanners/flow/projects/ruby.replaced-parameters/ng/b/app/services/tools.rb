module ReplacedNgBTools
  def self.a(s) = system("p #{s}") # expect
  def self.al(s) = system("p #{s}")
end
