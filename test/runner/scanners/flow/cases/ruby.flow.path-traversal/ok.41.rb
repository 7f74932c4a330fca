require "sinatra"
get "/" do
  q = params[:q].to_i.to_s
  File.read(q)
  send_file q
  Zip::File.open("x.zip") { |z| z.each { |e| e.extract(File.join("/tmp", File.basename(e.name))) } }
  Gem::Package::TarReader.new(f).each { |e| File.write(File.join("/tmp", File.basename(e.full_name)), e.read) }
  Archive::Tar::Minitar::Reader.open(f) { |r| r.each { |e| File.write("/tmp/" + File.basename(e.full_name), e.read) } }
end
