require "open3"
require "sinatra"

get "/shell" do
  words = ["bash", "-c"]
  words << "convert #{params[:size]}" if params[:size]
  Open3.capture2e(*words) # expect
end

get "/program" do
  words = []
  words << params[:program] if params[:program]
  system(*words) # expect
end
