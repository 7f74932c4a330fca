require "sinatra"
require_relative "scanner"

SCANNER = Scanner.new

post "/scans" do
  SCANNER.add(params["page"].to_i)
  SCANNER.note(params["note"].to_s)
  202
end
