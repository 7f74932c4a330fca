require "sinatra"
require_relative "lib/reader"
require_relative "lib/sink"
get "/x" do
  Reader.each_name(request) { |n| Sink.run(n) }
end
