require_relative "lib/app"
require_relative "lib/git"
require_relative "lib/history"

run Pages::App.new(history: Pages::History.new(git: Pages::Git.new))
