require "cuba"

Cuba.define do
  on "c/:level" do |level|
    system("ls -" + level.to_i.to_s)
  end
end

Telegram::Bot::Client.run(token) do |bot|
  bot.listen do |message|
    system("ls", message.text)
  end
end

def lambda_handler(event:, context:)
  system("ls -" + event["queryStringParameters"]["level"].to_i.to_s)
end
