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
  system("x " + URI.decode(params[:a])) # expect
  system("x " + URI.parse(params[:a]).host) # expect
  system("x " + URI(params[:a]).path) # expect
  system("x " + URI.parse(params[:a]).query) # expect
  u = URI(params[:a])
  u.scheme = "https"
  system("x " + u.to_s) # expect
  u2 = URI("http://a")
  u2.path = params[:a]
  system("x " + u2.to_s) # expect
  system("x " + URI.join("http://a", params[:a]).to_s) # expect
end

get "/r2" do
  system("x #{URI(params[:a]).port}")
end

get "/r3" do
  system("x " + URI.split(params[:a])[5]) # expect
  system("x " + URI::HTTP.build(host: params[:a]).to_s) # expect
  system("x " + CGI.parse(params[:a])["k"].first) # expect
  system("x " + Rack::Utils.parse_nested_query(params[:a])["k"]) # expect
  system("x " + Rack::Utils.parse_query(params[:a])["k"]) # expect
  system("x " + Rack::Utils.unescape(params[:a])) # expect
  system("x " + Addressable::URI.parse(params[:a]).path) # expect
end

get "/r4" do
  system("x " + Addressable::URI.unencode(params[:a])) # expect
  system("x " + Addressable::URI.parse(params[:a]).query_values["a"]) # expect
  system("x " + REXML::Document.new(params[:a]).root.text) # expect
  REXML::Document.new(params[:a]).elements.each("a/b") do |e|
    system("x " + e.attributes["k"]) # expect
  end
  system("x " + Nokogiri::XML(params[:a]).at_xpath("//a").text) # expect
  system("x " + Nokogiri::HTML(params[:a]).css("a").first["href"]) # expect
  Nokogiri::HTML(params[:a]).css("a").each { |n| system("x " + n["href"]) } # expect
end

get "/r5" do
  Nokogiri::XML.parse(params[:a]).xpath("//a").map { |n| system("x " + n.content) } # expect
  system("x " + Nokogiri::HTML.fragment(params[:a]).inner_text) # expect
  system("x " + Oj.load(params[:a])["k"]) # expect
  system("x " + Oj.dump({ "k" => params[:a] })) # expect
  system("x " + MultiJson.load(params[:a])["k"]) # expect
  system("x " + Yajl::Parser.parse(params[:a])["k"]) # expect
  system("x " + Yajl::Parser.new.parse(params[:a])["k"]) # expect
end

get "/r6" do
  system("x " + MessagePack.unpack(params[:a])["k"]) # expect
  system("x " + { "k" => params[:a] }.to_msgpack) # expect
  system("x " + TOML.parse(params[:a])["k"]) # expect
  system("x " + Tomlrb.parse(params[:a])["k"]) # expect
  system("x " + IniFile.new(content: params[:a])["a"]["b"]) # expect
  system("x " + Crack::XML.parse(params[:a])["a"]) # expect
  system("x " + Ox.parse(params[:a]).root.nodes.first) # expect
end

get "/r7" do
  system("x " + Mail.new(params[:a]).subject) # expect
  Mail.read_from_string(params[:a]).attachments.each { |att| system("x " + att.filename) } # expect
  system("x " + JWT.decode(params[:a], nil, false)[0]["k"]) # expect
  pl, _hd = JWT.decode(params[:a], nil, false)
  system("x " + pl["k"]) # expect
end
