class PingServlet < WEBrick::HTTPServlet::AbstractServlet
  def initialize(server, tools)
    super(server)
    @tools = tools
  end
  def do_GET(request, response)
    @tools.ping(request.query["host"])
  end
end
class SafeServlet < WEBrick::HTTPServlet::AbstractServlet
  def initialize(server, tools, host)
    super(server)
    @tools = tools
    @host = host
  end
  def do_GET(request, response)
    @tools.label(@host)
  end
end
