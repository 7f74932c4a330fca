require "open-uri"

class FeedsController < ApplicationController
  def show
    uri = URI.parse(params[:feed])
    return head(:bad_request) unless %w[feeds.example.org news.example.org].include?(uri.host)

    render plain: uri.open(&:read)
  end
end
