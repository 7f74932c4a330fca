require "sinatra"
require "shellwords"

post "/ping" do
  host = params[:host]
  halt 400 if host.nil? || host.empty?

  output = `ping -c 3 #{Shellwords.escape(host)}`
  status $?.success? ? 200 : 502
  content_type "text/plain"
  output.lines.last.to_s.length.to_s
end
