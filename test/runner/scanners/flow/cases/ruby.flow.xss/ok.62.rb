require "rack"

class Markup < String; end

class Greeting
  def call(env)
    request = Rack::Request.new(env)
    response = Rack::Response.new([], 200, { "content-type" => "text/html" })
    response.write(tag("h1", request.params["name"]))
    response.write(tag("div", tag("p", request.params["text"])))
    response.finish
  end

  def tag(name, content)
    Markup.new("<#{name}>#{text(content)}</#{name}>")
  end

  def text(content)
    content.is_a?(Markup) ? content : Rack::Utils.escape_html(content)
  end
end
