class ProxyController < ApplicationController
  def fetch
    Net::HTTP.get(URI("https://api.example.com/users/#{params[:id]}"))
  end
end
