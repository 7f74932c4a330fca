require "async/websocket/adapters/rack"
require_relative "scripts"

class AsyncServer
  def call(env)
    Async::WebSocket::Adapters::Rack.open(env) do |connection|
      while (message = connection.read)
        Scripts.async(message.to_str)
      end
    end
  end
end
