require "rack"
require "erb"

class Preview
  def call(env)
    request = Rack::Request.new(env)
    response = Rack::Response.new
    response["Content-Type"] = "text/html"
    subject = request.params["subject"]
    subject = ERB::Util.h(subject.strip)
    response.write("<article><h2>")
    response.write(subject)
    response.write("</h2></article>")
    response.finish
  end
end
