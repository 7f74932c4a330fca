require "discordrb"

bot = Discordrb::Commands::CommandBot.new(token: "t", prefix: "!")

bot.command(:ping) do |event, host|
  system("x #{host}") # expect
  system("x #{event.message.content}") # expect
end

bot.command :many do |event, *args|
  system("x #{args.join(" ")}") # expect
end

bot.message(with_text: "Ping") do |event|
  system("x #{event.content}") # expect
  system("x #{event.text}") # expect
  system("x #{event.message.attachments.first.filename}") # expect
  system("x #{event.author.display_name}") # expect
  system("seq #{event.content.to_i}")
end

bot.application_command(:ping) do |event|
  system("x #{event.options["host"]}") # expect
end

bot.modal_submit do |event|
  system("x #{event.value("host")}") # expect
end

bot.mention { |event| system("x #{event.message.text}") } # expect
