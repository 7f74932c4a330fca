require "webrick"
require "erb"

class Echo < WEBrick::HTTPServlet::AbstractServlet
  def do_GET(req, res)
    msg = req.query["msg"]
    res["Content-Type"] = "text/html"
    res.body = "<p>" + ERB::Util.html_escape(msg) + "</p>"
  end
end
