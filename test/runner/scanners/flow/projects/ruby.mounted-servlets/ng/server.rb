require "webrick"
require_relative "servlet"
require_relative "tools"
server = WEBrick::HTTPServer.new(Port: 1)
server.mount "/ping", PingServlet, MountedNgTools.new
server.mount "/safe", SafeServlet, MountedNgTools.new, "fixed"
server.start
