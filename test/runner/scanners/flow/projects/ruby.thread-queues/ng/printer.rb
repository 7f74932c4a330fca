class Printer
  Job = Struct.new(:sheet, :copies)

  def initialize
    @queue = Queue.new
  end

  def add(sheet, copies)
    @queue << Job.new(sheet, copies)
  end

  def start
    Thread.new do
      while (job = @queue.pop)
        work(job)
      end
    end
  end

  def work(job)
    `lp -n #{job.copies} blank.pdf`
    `lp #{job.sheet}` # expect
  end
end
