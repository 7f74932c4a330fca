require "sinatra/base"
require_relative "announcer"

module Notices
  class Endpoint < Sinatra::Base
    post "/notices" do
      Announcer.new.notify(params[:target])
    end
  end
end
