class W
  include Sneakers::Worker
  from_queue 'x'
  def work(msg)
    job = JSON.parse(msg)
    system("x #{job['c']}") # expect
    ack!
  end
end
