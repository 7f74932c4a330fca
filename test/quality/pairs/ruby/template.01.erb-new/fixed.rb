require "erb"
require "sinatra"

post "/greetings" do
  text = params[:text]
  template = ERB.new("Dear <%= name %>, <%= text %>")
  message = template.result_with_hash(name: "Ada", text: text)
  content_type :json
  { length: message.length }.to_json
end
