require "sinatra/base"
require_relative "visit"

module Station
  class Web < Sinatra::Base
    def visit = env.fetch(VisitTracking::KEY)

    get "/continue" do
      redirect visit.back # expect
    end

    get "/raw" do
      redirect env["station.visit"].back # expect
    end

    get "/region" do
      redirect "/regions/#{visit.region}"
    end
  end
end
