require "em-websocket"
require_relative "scripts"

EM.run do
  EM::WebSocket.run(host: "0.0.0.0", port: 8080) do |ws|
    ws.onmessage { |text| Scripts.machine(text) }
  end
end
