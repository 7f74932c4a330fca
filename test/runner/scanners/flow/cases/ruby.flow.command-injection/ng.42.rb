require "cuba"

Cuba.define do
  on "b", param("folder") do |folder|
    system("ls " + folder) # expect
  end
  on "c/:name" do |name|
    system("ls " + name) # expect
  end
end

Telegram::Bot::Client.run(token) do |bot|
  bot.listen do |message|
    system("ls " + message.text) # expect
  end
end

bot = Discordrb::Bot.new
bot.message do |event|
  system("ls " + event.message.content) # expect
end

class Greeter < Hello::Greeter::Service
  def say_hello(request, _call)
    system("ls " + request.name) # expect
  end
end

def lambda_handler(event:, context:)
  system("ls " + event["queryStringParameters"]["folder"]) # expect
end
