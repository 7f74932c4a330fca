require "rack"
require_relative "lib/whois"

class Server
  def call(env)
    request = Rack::Request.new(env)
    text = Whois.new.lookup(request.params["domain"])
    [200, { "content-type" => "text/plain" }, [text.lines.size.to_s]]
  end
end
