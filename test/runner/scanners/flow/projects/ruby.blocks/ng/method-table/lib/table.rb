require_relative "net"
JOBS = { "ping" => Net2.method(:ping) }.freeze
