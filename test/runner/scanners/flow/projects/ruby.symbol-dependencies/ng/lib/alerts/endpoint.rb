require "sinatra/base"
require_relative "notifier"

module Alerts
  class Endpoint < Sinatra::Base
    post "/alerts" do
      Notifier.new.notify(params[:target])
    end
  end
end
