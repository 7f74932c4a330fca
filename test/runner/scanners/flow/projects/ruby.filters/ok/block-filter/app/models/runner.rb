class Runner
  def self.go(name)
    system("run #{name}")
  end
end
