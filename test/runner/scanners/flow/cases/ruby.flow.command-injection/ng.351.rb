require "sinatra"
require "json"
require "yaml"
require "csv"
require "base64"
require "zlib"
require "uri"
require "cgi"
require "rexml/document"
require "nokogiri"
require "oj"
require "multi_json"
require "yajl"
require "msgpack"
require "toml"
require "tomlrb"
require "inifile"
require "crack"
require "ox"
require "mail"
require "rack/utils"
require "addressable/uri"
require "openssl"
require "digest"
require "jwt"
require "redcarpet"
require "kramdown"
require "sanitize"
require "htmlentities"
require "time"
require "set"

get "/r1" do
  system("x " + Redcarpet::Markdown.new(Redcarpet::Render::HTML).render(params[:a])) # expect
  system("x " + Kramdown::Document.new(params[:a]).to_html) # expect
  system("x " + Sanitize.fragment(params[:a])) # expect
  system("x " + HTMLEntities.new.decode(params[:a])) # expect
end

get "/r2" do
  system("x " + Digest::MD5.hexdigest(params[:a]))
end

get "/r3" do
  system("x " + OpenSSL::HMAC.hexdigest("SHA256", "k", params[:a]))
end

get "/r4" do
  system("x " + Base64.strict_encode64(params[:a]))
end

get "/r5" do
  system("x " + Time.parse(params[:a]).iso8601)
end

get "/r6" do
  system("x " + Date.parse(params[:a]).to_s)
end

get "/r7" do
  system("x " + Date.strptime(params[:a], "%Y").strftime("%d"))
end

get "/r8" do
  system("x " + CGI.escape(params[:a]))
end

get "/r9" do
  system("x " + ERB::Util.url_encode(params[:a]))
end

get "/r10" do
  system("x #{params[:a].to_r}")
end

get "/r11" do
  system("x " + Marshal.load(Base64.decode64(params[:a]))["k"]) # expect
  system("x " + Marshal.load(Marshal.dump({ k: params[:a] }))[:k]) # expect
end
