require "rack"
require "cgi"

class App
  def call(env)
    req = Rack::Request.new(env)
    name = req.params["name"]
    [200, { "Content-Type" => "text/html" }, ["<b>#{CGI.escapeHTML(name)}</b>"]]
  end
end
