poller = Aws::SQS::QueuePoller.new('x')
poller.poll do |msg|
  system("x #{msg.body}") # expect
end
