require "sinatra"

disable :protection # expect
