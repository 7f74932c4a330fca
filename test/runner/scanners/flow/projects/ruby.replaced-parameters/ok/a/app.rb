require "sinatra"
require_relative "tools"
get "/a" do
  params[:url] = "x"
  ReplacedOkATools.al(params[:url])
end
get "/b" do
  params[:url] = params[:url].gsub(/[^a-z]/, "")
  ReplacedOkATools.bl(params[:url])
end
get "/c" do
  params["url"] = "x"
  ReplacedOkATools.cl(params[:url])
  data = params.dup
  data[:host] = "x"
  ReplacedOkATools.cl(data[:host])
end
get "/d" do
  attributes = params.merge(url: "x")
  ReplacedOkATools.dl(attributes[:url])
end
