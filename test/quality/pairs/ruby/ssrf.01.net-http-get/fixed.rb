require "net/http"
require "uri"

class PreviewsController < ApplicationController
  HOSTS = %w[images.example.com cdn.example.com].freeze

  def show
    uri = URI.parse(params[:url])
    return head(:bad_request) unless uri.is_a?(URI::HTTP) && HOSTS.include?(uri.host)

    body = Net::HTTP.get(uri)
    render json: { length: body.bytesize }
  end
end
