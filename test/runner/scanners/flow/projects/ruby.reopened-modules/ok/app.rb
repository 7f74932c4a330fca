require "sinatra"
require_relative "helpers"
require_relative "helpers_more"
get "/a" do
  ReopenedOkTools.run_safe(ReopenedOkTools.clean(params[:host]))
end
