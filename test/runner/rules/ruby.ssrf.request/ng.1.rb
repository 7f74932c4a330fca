class ProxyController < ApplicationController
  def fetch
    render plain: Net::HTTP.get(URI(params[:url])) # expect
  end
end
