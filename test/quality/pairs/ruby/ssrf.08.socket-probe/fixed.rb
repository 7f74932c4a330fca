require "socket"

class PortController < ApplicationController
  def probe
    s = TCPSocket.new("probe.example.com", 80)
    s.close
    head :ok
  end
end
