require "rack"

# Finished markup: nothing escapes its content.
class Markup < String
  def self.paragraph(content)
    new("<p>#{content}</p>")
  end
end

class Greeting
  def call(env)
    request = Rack::Request.new(env)
    response = Rack::Response.new([], 200, { "content-type" => "text/html" })
    response.write(Markup.new("<b>#{request.params["name"]}</b>")) # expect
    response.write(text(Markup.paragraph(request.params["title"]))) # expect
    response.finish # expect
  end

  def text(content)
    content.is_a?(Markup) ? content : Rack::Utils.escape_html(content)
  end
end
