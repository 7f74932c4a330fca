class RatesController < ApplicationController
  ENDPOINT = "https://%<region>s.example.com/rates"

  def show
    HTTP.get(format(ENDPOINT, region: params[:region])) # expect
    HTTP.get(format("%{base}/%{path}", path: "rates", base: params[:base])) # expect
    render json: HTTP.get("%{base}/rates" % { base: params[:base] }).parse # expect
  end
end
