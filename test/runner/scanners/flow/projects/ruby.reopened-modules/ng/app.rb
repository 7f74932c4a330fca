require "sinatra"
require_relative "helpers"
require_relative "helpers_more"
get "/a" do
  ReopenedNgTools.run(params[:host])
  ReopenedNgTools.run_safe(ReopenedNgTools.clean(params[:host]))
end
