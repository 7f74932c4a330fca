require "sinatra"
require_relative "lib/table"
get "/jobs/:name" do
  job = JOBS.fetch(params[:name])
  job.call(params[:host])
end
