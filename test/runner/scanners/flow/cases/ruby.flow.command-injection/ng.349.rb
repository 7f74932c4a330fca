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
  system("x " + JSON.parse(params[:a])["k"]) # expect
  system("x " + JSON.parse(params[:a], symbolize_names: true)[:k]) # expect
  system("x " + JSON.parse(params[:a], object_class: OpenStruct).k) # expect
  system("x " + JSON.parse!(params[:a]).fetch("k")) # expect
  system("x " + JSON.load(params[:a])["k"]) # expect
  system("x " + JSON(params[:a])["k"]) # expect
  system("x " + JSON[params[:a]]["k"]) # expect
end

get "/r2" do
  system("x " + JSON.generate({ k: params[:a] })) # expect
  system("x " + JSON.pretty_generate(k: params[:a])) # expect
  system("x " + { k: params[:a] }.to_json) # expect
  system("x " + JSON.dump(k: params[:a])) # expect
  system("x " + JSON.parse(request.body.read)["k"]) # expect
  JSON.parse(params[:a]).each do |k, v|
    system("x " + v) # expect
  end
  JSON.parse(params[:a]).each { |e| system("x " + e["n"]) } # expect
end

get "/r3" do
  system("x " + YAML.safe_load(params[:a])["k"]) # expect
  system("x " + YAML.load(params[:a])["k"]) # expect
  system("x " + { k: params[:a] }.to_yaml) # expect
  system("x " + Psych.safe_load(params[:a], permitted_classes: [Symbol])["k"]) # expect
  YAML.load_stream(params[:a]) { |d| system("x " + d["k"]) } # expect
  CSV.parse(params[:a]).each { |r| system("x " + r[0]) } # expect
  CSV.parse(params[:a], headers: true) do |r|
    system("x " + r["n"]) # expect
  end
end

get "/r4" do
  CSV.parse(params[:a], headers: true, header_converters: :symbol).each do |r|
    system("x " + r[:n]) # expect
    system("x " + r.to_h[:n]) # expect
    system("x " + r.fields.first) # expect
  end
  system("x " + CSV.parse_line(params[:a])[1]) # expect
  CSV.new(params[:a]).each { |r| system("x " + r[0]) } # expect
  CSV.foreach(params[:f][:tempfile].path) { |r| system("x " + r[0]) } # expect
  system("x " + [params[:a]].to_csv) # expect
end

get "/r5" do
  system("x " + CSV.generate_line([params[:a]])) # expect
  system("x " + params[:a].parse_csv[0]) # expect
  system("x " + CSV.parse(params[:a], headers: true).map(&:to_h).first["n"]) # expect
  system("x " + CSV.new(request.body, headers: true).read.first["n"]) # expect
  system("x " + Base64.decode64(params[:a])) # expect
  system("x " + Base64.urlsafe_decode64(params[:a])) # expect
  system("x " + Base64.strict_decode64(params[:a])) # expect
end

get "/r6" do
  system("x " + Zlib::Inflate.inflate(params[:a])) # expect
  system("x " + Zlib.gunzip(params[:a])) # expect
  system("x " + Zlib::GzipReader.new(StringIO.new(params[:a])).read) # expect
  system("x " + Zlib::GzipReader.new(request.body).each_line.first) # expect
  zi = Zlib::Inflate.new
  system("x " + zi.inflate(params[:a])) # expect
  system("x " + Zlib::GzipReader.wrap(request.body) { |gz| gz.read }) # expect
  Zlib::GzipReader.wrap(request.body) do |gz2|
    system("x " + gz2.read) # expect
  end
end

get "/r7" do
  system("x " + URI.decode_www_form_component(params[:a])) # expect
  system("x " + URI.decode_www_form(params[:a]).to_h["k"]) # expect
  system("x " + URI.decode_www_form(params[:a]).assoc("k").last) # expect
  system("x " + URI.unescape(params[:a])) # expect
end
