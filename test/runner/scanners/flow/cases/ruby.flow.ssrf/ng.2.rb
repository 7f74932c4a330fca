require "net/http"

class ProxyController < ApplicationController
  def show
    url = params[:url]
    res = Net::HTTP.get(URI(url)) # expect
    render json: { size: res.size }
  end
end
