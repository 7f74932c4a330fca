class Scanner
  def initialize
    @queue = Queue.new
    @notes = []
  end

  def add(page)
    @queue.push(page)
  end

  def note(text)
    @notes << text
  end

  def start
    Thread.new do
      while (page = @queue.pop)
        `scan -p #{page}`
      end
    end
  end
end
