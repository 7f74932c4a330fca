class CasesController < ApplicationController
  def show
    value = params[:value]
    HTTParty.get("https://api.example.com/items/#{value}")
    Net::HTTP.get(URI("https://api.example.com/"))
  end
end
