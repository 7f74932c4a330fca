require "telegram/bot"

Telegram::Bot::Client.run(ENV.fetch("TOKEN")) do |bot|
  bot.listen do |message|
    case message
    when Telegram::Bot::Types::CallbackQuery
      system("x #{message.data}") # expect
    when Telegram::Bot::Types::InlineQuery
      system("x #{message.query}") # expect
    when Telegram::Bot::Types::Message
      system("x #{message.text}") # expect
      system("x #{message.caption}") # expect
      system("x #{message.document.file_name}") # expect
      system("x #{message.from.first_name}") # expect
      system("x #{message.text.split[1]}") # expect
      system("seq #{message.text.to_i}")
    end
  end
end

class WebhookController < Telegram::Bot::UpdatesController
  def ping!(host = nil, *args)
    system("x #{host}") # expect
    system("x #{args[0]}") # expect
  end

  def message(message)
    system("x #{message["text"]}") # expect
  end

  def callback_query(data)
    system("x #{data}") # expect
    system("x #{payload["data"]}") # expect
  end
end
