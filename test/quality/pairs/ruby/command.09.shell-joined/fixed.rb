require "sinatra/base"
require "shellwords"

class Api < Sinatra::Base
  helpers do
    def command(name)
      ["grep", "--", name, "/var/log/app.log"].shelljoin
    end
  end

  get "/grep" do
    content_type :json
    out = %x(#{command(params[:name])})
    { n: out.lines.size }.to_json
  end
end
