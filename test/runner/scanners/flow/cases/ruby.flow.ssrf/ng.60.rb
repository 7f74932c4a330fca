require "open-uri"

class FeedsController < ApplicationController
  # The scheme says nothing of the host.
  def show
    uri = URI.parse(params[:feed])
    return head(:bad_request) unless %w[http https].include?(uri.scheme)

    render plain: uri.open(&:read) # expect
  end
end
