module Scripts
  def self.subscribed(text)
    system("subscribed #{text}") # expect
  end

  def self.speak(text)
    system("speak #{text}") # expect
  end

  def self.received(text)
    system("received #{text}") # expect
  end

  def self.faye(text)
    system("faye #{text}") # expect
  end

  def self.machine(text)
    system("machine #{text}") # expect
  end

  def self.async(text)
    system("async #{text}") # expect
  end
end
