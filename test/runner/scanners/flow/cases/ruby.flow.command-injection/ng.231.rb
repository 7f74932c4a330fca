require "slack-ruby-bot"

class PingBot < SlackRubyBot::Bot
  command "ping" do |client, data, match|
    system("x #{match["expression"]}") # expect
    system("x #{match[:expression]}") # expect
    system("x #{data.text}") # expect
  end

  match(/^trace (?<host>.*)$/) do |client, data, match|
    system("x #{match[:host]}") # expect
    system("seq #{match[:n].to_i}")
  end
end

class Say < SlackRubyBot::Commands::Base
  command "say" do |client, data, match|
    system("x #{match["expression"]}") # expect
  end

  def self.call(client, data, match)
    system("x #{data.text}") # expect
  end
end

client = Slack::RealTime::Client.new
client.on :message do |data|
  system("x #{data.text}") # expect
  system("x #{data["text"]}") # expect
end
