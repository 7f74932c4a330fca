require "faye/websocket"
require_relative "scripts"

class FayeServer
  def call(env)
    ws = Faye::WebSocket.new(env)
    ws.on :message do |event|
      Scripts.faye(event.data)
    end
    ws.rack_response
  end
end
