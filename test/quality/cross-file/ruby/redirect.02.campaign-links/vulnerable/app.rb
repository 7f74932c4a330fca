require "sinatra"
require_relative "lib/campaigns"

get "/c/:name" do
  redirect Campaigns.target(params[:name], params[:to]) # expect
end
