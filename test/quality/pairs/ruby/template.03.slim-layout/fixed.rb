require "slim"
require "sinatra/base"

class Letters < Sinatra::Base
  LAYOUTS = {
    "short" => "p Hello",
    "long" => "p Good day, and welcome back"
  }.freeze

  get "/letters" do
    choice = params.fetch("layout", "short")
    source = LAYOUTS[choice] || LAYOUTS["short"]
    Slim::Template.new { source }.render
  end
end
