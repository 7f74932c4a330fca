require "open3"
require "json"
require "sinatra/base"

class Repositories < Sinatra::Base
  def log_of(branch)
    command = ["git", "-C", "/srv/repository", "log", "--oneline", "-n", "20", "--end-of-options", branch]
    Open3.capture2e(*command)
  end

  get "/log" do
    text, result = log_of(params["branch"])
    halt 404 unless result.success?
    content_type :json
    JSON.generate(commits: text.lines.count)
  end
end
