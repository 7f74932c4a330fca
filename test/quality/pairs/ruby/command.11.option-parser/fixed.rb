require "optparse"

options = {}
OptionParser.new do |o|
  o.on("--name NAME") { |v| options[:name] = v }
end.parse!
FileUtils.touch("fixed")
