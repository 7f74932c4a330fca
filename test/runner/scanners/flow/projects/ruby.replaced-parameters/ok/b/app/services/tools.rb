module ReplacedOkBTools
  def self.al(s) = system("p #{s}")
end
