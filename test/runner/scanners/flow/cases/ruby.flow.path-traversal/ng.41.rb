require "sinatra"
get "/" do
  q = params[:q]
  File.read(q) # expect
  send_file q # expect
  Zip::File.open("x.zip") { |z| z.each { |e| e.extract(File.join("/tmp", e.name)) } } # expect
  Gem::Package::TarReader.new(f).each { |e| File.write(File.join("/tmp", e.full_name), e.read) } # expect
  Archive::Tar::Minitar::Reader.open(f) { |r| r.each { |e| File.write("/tmp/" + e.full_name, e.read) } } # expect
end
