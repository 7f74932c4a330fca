class CasesController < ApplicationController
  def show
    value = params[:value]
    Net::HTTP.get(URI(value)) # expect
    HTTParty.get("http://#{value}") # expect
  end
end
