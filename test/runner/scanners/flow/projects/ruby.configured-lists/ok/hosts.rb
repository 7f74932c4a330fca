require "net/http"
class AController < ApplicationController
  ALLOWED = ENV.fetch("HOSTS", "").split(",").map(&:strip)
  def show
    u = URI.parse(params[:u])
    return head(:bad_request) unless ALLOWED.include?(u.host)
    Net::HTTP.get(u)
  end
  def other
    u = URI.parse(params[:u])
    return head(:bad_request) unless ENV["HOSTS"].include?(u.host)
  end
end
