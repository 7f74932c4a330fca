require "logger"
require "sinatra"

log = Logger.new($stdout)

get "/t" do
  trace = request.env["HTTP_X_TRACE"]
  log.info("trace " + trace.gsub(/[\r\n]/, ""))
  "ok"
end
