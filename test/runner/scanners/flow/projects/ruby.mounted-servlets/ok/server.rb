require "webrick"
require_relative "servlet"
require_relative "tools"
server = WEBrick::HTTPServer.new(Port: 1)
server.mount "/ping", PingServlet, MountedOkTools.new
server.mount "/safe", SafeServlet, MountedOkTools.new, "fixed"
server.start
