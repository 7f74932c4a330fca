module Shell
  def self.ping(text) = system("ping #{text}") # expect
end
