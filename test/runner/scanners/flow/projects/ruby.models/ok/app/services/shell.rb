class Shell
  def self.run(program, argument)
    system(program, argument)
  end
end
