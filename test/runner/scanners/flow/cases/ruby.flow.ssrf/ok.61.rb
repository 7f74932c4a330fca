class RatesController < ApplicationController
  ENDPOINT = "https://rates.example.com/%<region>s"

  def show
    HTTP.get(format(ENDPOINT, region: params[:region]))
    HTTP.get(format("%{base}/%{path}", path: params[:path], base: "https://rates.example.com"))
    render json: HTTP.get("%{base}/%{path}" % { path: params[:path], base: "https://rates.example.com" }).parse
  end
end
