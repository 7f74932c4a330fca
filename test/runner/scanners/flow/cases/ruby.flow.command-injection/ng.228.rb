require "webrick"

class HostServlet < WEBrick::HTTPServlet::AbstractServlet
  def do_GET(request, response)
    system("x #{request.query["host"]}") # expect
    system("x #{request.path}") # expect
    system("x #{request.header["x-host"].first}") # expect
    system("x #{request.cookies.first.value}") # expect
    system("x #{request.query_string}") # expect
    system("x #{request.request_uri}") # expect
    system("x #{request.path_info}") # expect
    system("seq #{request.query["n"].to_i}")
  end

  def do_POST(req, res)
    system("x #{req.body}") # expect
    system("x #{req.query["doc"].filename}") # expect
    data = JSON.parse(req.body)
    system("x #{data["host"]}") # expect
  end
end

server = WEBrick::HTTPServer.new(Port: 8000)
server.mount_proc "/" do |req, res|
  system("x #{req.query["host"]}") # expect
end
