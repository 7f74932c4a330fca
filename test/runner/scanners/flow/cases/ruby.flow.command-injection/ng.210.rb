require 'bunny'
conn = Bunny.new
q = conn.create_channel.queue('x')
q.subscribe(block: true) do |delivery_info, properties, payload|
  job = JSON.parse(payload)
  system("x #{job['c']}") # expect
end
