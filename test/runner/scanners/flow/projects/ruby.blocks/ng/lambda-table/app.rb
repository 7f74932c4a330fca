require "sinatra"
require_relative "lib/table"
get "/jobs/:name" do
  job = Jobs::ALL[params[:name]]
  job.(params[:host])
end
