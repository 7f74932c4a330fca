require "sinatra"
require "json"

class Rule
  attr_reader :limit

  def initialize
    @limit = 10
  end

  def apply(source)
    settings = JSON.parse(source)
    @limit = settings["limit"].to_i
    self
  end
end

post "/rules" do
  rule = Rule.new.apply(request.body.read)
  content_type :json
  { limit: rule.limit }.to_json
end
