require "sinatra"
require "json"
require "csv"
require "base64"
require "zlib"
require "stringio"
require "yaml"
require "rexml/document"
require "nokogiri"
require "zip"
post "/a" do
  system(request.body.read) # expect
  request.body.rewind
  system(JSON.parse(request.body.read)["x"]) # expect
  system(JSON.parse(request.body.string, symbolize_names: true)[:x]) # expect
  request.body.each_line { |l| system(l) } # expect
  request.body.each { |l| system(l) } # expect
  while (line = request.body.gets)
    system(line) # expect
  end
  buf = StringIO.new
  IO.copy_stream(request.body, buf)
  system(buf.string) # expect
  system(Base64.decode64(params[:a])) # expect
  system(params[:a].unpack1("m")) # expect
  system(Zlib::Inflate.inflate(request.body.read)) # expect
  system(Zlib::GzipReader.new(request.body).read) # expect
  CSV.parse(request.body.read, headers: true) { |r| system(r["x"]) } # expect
  CSV.parse(params[:csv]).each { |r| system(r[0]) } # expect
  CSV.new(request.body).each { |r| system(r[0]) } # expect
  CSV.foreach(params[:file][:tempfile].path) { |r| system(r[0]) } # expect
  system(params[:file][:filename]) # expect
  system(params[:file][:tempfile].read) # expect
  File.foreach(params[:file][:tempfile]) { |l| system(l) } # expect
  system(YAML.safe_load(request.body.read)["x"]) # expect
  doc = REXML::Document.new(request.body.read)
  system(doc.root.elements["x"].text) # expect
  n = Nokogiri::XML(request.body.read)
  system(n.at_xpath("//x").text) # expect
  n.css("a").each { |e| system(e["href"]) } # expect
  params.each { |k, v| system(k + v) } # expect
  params.slice("a").each_pair { |k, v| system(v) } # expect
  system(params.fetch("a") { "x" }) # expect
  system(params.dig(:a, :b)) # expect
  system(params.values_at("a", "b").join(" ")) # expect
  system(format("%s", params[:a])) # expect
  system("%<x>s" % { x: params[:a] }) # expect
  system(params[:a].gsub(/x/) { |m| m }) # expect
  system(params[:l].split(",").map(&:strip).join(" ")) # expect
  system(params[:l].split(",").each_with_object([]) { |x, acc| acc << x }.join) # expect
  system(params[:l].split(",").inject { |a, b| a + b }) # expect
  system(params[:l].split(",").to_h { |x| [x, x] }["a"]) # expect
  system(params[:l].split(",").group_by { |x| x }.keys.first) # expect
  system(params[:l].split(",").partition { |x| x }.first.first) # expect
  system(params.transform_values { |v| v }["a"]) # expect
  system(params[:l][/a(.*)/, 1]) # expect
  system($1) if params[:l] =~ /x(.*)/ # expect
  system(params[:l].match(/x(?<n>.*)/)[:n]) # expect
  a, b = params[:l].split(":")
  system(b) # expect
  first, *rest = params[:l].split(":")
  system(rest.last) # expect
  case params
  in { a: String => x }
    system(x) # expect
  end
  system(env["HTTP_X_A"]) # expect
  system(request.env["rack.input"].read) # expect
  system(request.cookies["a"]) # expect
  system(Rack::Utils.parse_nested_query(request.query_string)["a"]) # expect
  system(URI.decode_www_form(request.query_string).to_h["a"]) # expect
  Zip::File.open(params[:file][:tempfile]) { |z| z.each { |e| system(e.name) } } # expect
  system(params[:x].then { |v| "x #{v}" }) # expect
  system(params[:l].split(",").lazy.map { |x| x }.first) # expect
  system(params[:l].lines.first) # expect
  system(params[:l].each_char.to_a.join) # expect
  system(params[:l].tr("a", "b").delete("c").squeeze) # expect
  system(params[:l].sub("a", "b").encode("UTF-8").force_encoding("x")) # expect
  system([params[:l]].flatten.compact.uniq.sort.first) # expect
  system(params[:l].split(",").sum("") { |x| x }) # expect
  system(params[:l].split(",").zip([1]).first.first) # expect
  system(params[:l].split(",").each_slice(2).to_a[0][0]) # expect
end
