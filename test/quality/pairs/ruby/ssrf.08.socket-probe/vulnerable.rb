require "socket"

class PortController < ApplicationController
  def probe
    s = TCPSocket.new(params[:host], 80)
    s.close
    head :ok
  end
end
