class A < ApplicationConsumer
  def consume
    messages.each do |message|
      system("x #{message.payload['c']}") # expect
    end
  end
end
class A2 < Karafka::BaseConsumer
  def consume
    messages.payloads.each { |p| system("x #{p['c']}") } # expect
    messages.each { |message| handle(message.payload) }
  end
  def handle(payload)
    system("y #{payload['c']}") # expect
  end
end
