require "sinatra/base"
require_relative "lib/pipeline"

class App < Sinatra::Base
  post "/pipelines" do
    Pipeline.parse(request.body.read).steps.to_s
  end
end
