require "logger"
require "sinatra"

LOGGER = Logger.new($stdout)

before do
  client = params["client"].to_s
  LOGGER.info("request of " + client.gsub(/[\r\n]/, " "))
end

get "/health" do
  "ok"
end
