require "mcp"

class PingTool < MCP::Tool
  description "Ping"
  input_schema(properties: { host: { type: "string" } })

  def self.call(host:, server_context:)
    system("x #{host}") # expect
  end
end

class CountTool < MCP::Tool
  def self.call(count:, server_context:)
    system("seq #{count.to_i}")
  end
end
