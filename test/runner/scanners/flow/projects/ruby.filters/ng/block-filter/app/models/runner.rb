class Runner
  def self.go(name)
    system("run #{name}") # expect
  end
end
