require "sinatra"
require "roo"
get "/a" do
  xl = Roo::Spreadsheet.open(params[:f][:tempfile])
  system("x " + xl.cell(1, 1)) # expect
end
get "/b" do
  xl = Roo::Spreadsheet.open(params[:f][:tempfile].path)
  xl.each { |row| system("x " + row[0]) } # expect
end
get "/c" do
  file = params[:f]
  xl = Roo::Excelx.new(file.path)
  system("x " + xl.sheet(0).row(1)[0]) # expect
  w = RubyXL::Parser.parse(params[:f][:tempfile])
  system("x " + w[0][1][1].value) # expect
end
get "/d" do
  Zip::File.open(params[:f][:tempfile].path) do |zf|
    zf.each { |en| system("x " + en.name) } # expect
  end
end
