require "rack"

class Banner
  def initialize(app)
    @app = app
  end

  def call(env)
    request = Rack::Request.new(env)
    return @app.call(env) unless request.params["banner"]

    status, headers, = @app.call(env)
    [status, headers.merge("content-type" => "text/html"), ["<div>#{CGI.escapeHTML(request.params["banner"])}</div>"]]
  end
end
