class Speaker
  def initialize
    @lines = SizedQueue.new(5)
  end

  def say(line)
    @lines.push(line)
  end

  def start
    Thread.new { loop { `say #{@lines.shift}` } } # expect
  end
end
