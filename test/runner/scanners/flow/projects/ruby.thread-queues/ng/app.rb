require "sinatra"
require_relative "printer"
require_relative "speaker"

PRINTER = Printer.new
SPEAKER = Speaker.new

post "/prints" do
  PRINTER.add(params["sheet"].to_s, params["copies"].to_i)
  SPEAKER.say(params["note"])
  202
end
