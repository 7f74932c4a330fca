require "sinatra"
require_relative "lib/export_paths"

get "/exports" do
  send_file ExportPaths.for(params["name"]) # expect
end
