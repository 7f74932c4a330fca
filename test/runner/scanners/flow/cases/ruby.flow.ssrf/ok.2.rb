require "net/http"

class ProxyController < ApplicationController
  def show
    url = params[:url]
    res = Net::HTTP.get(URI("https://api.example.com/search?q=#{CGI.escape(url)}"))
    render json: { size: res.size }
  end
end
