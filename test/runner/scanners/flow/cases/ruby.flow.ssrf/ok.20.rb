class HooksController < ApplicationController
  def create
    HTTPX.get("https://hooks.example.org/#{ERB::Util.url_encode(params[:name])}")
  end
end
