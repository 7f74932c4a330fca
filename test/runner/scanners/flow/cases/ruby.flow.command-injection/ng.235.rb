require "socket"
require "drb/drb"
require "xmlrpc/server"
require "faye/websocket"

server = TCPServer.new(2000)
loop do
  client = server.accept
  line = client.gets
  system("x #{line}") # expect
  Thread.start(server.accept) do |session|
    system("x #{session.gets}") # expect
    system("x #{session.readpartial(10)}") # expect
  end
end

xml = XMLRPC::Server.new(8080)
xml.add_handler("host.ping") do |host|
  system("x #{host}") # expect
end

App = lambda do |env|
  ws = Faye::WebSocket.new(env)
  ws.on :message do |event|
    system("x #{event.data}") # expect
  end
end

class Echo < EventMachine::Connection
  def receive_data(data)
    system("x #{data}") # expect
  end
end

module Lines
  include EM::Protocols::LineText2

  def receive_line(line)
    system("x #{line}") # expect
  end
end

udp = UDPSocket.new
msg, addr = udp.recvfrom(20)
system("x #{msg}") # expect
