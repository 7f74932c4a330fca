require "sinatra"
require_relative "tools"
get "/a" do
  params[:url] = "x"
  ReplacedNgATools.al(params[:url])
  ReplacedNgATools.a(params[:host])
end
get "/b" do
  params[:url] = params[:url].gsub(/[^a-z]/, "")
  ReplacedNgATools.bl(params[:url])
  ReplacedNgATools.b(params["host"])
end
get "/c" do
  params["url"] = "x"
  ReplacedNgATools.cl(params[:url])
  data = params.dup
  data[:host] = "x"
  ReplacedNgATools.cl(data[:host])
  ReplacedNgATools.c(data[:name])
end
get "/d" do
  attributes = params.merge(url: "x")
  ReplacedNgATools.dl(attributes[:url])
  ReplacedNgATools.d(attributes[:host])
end
