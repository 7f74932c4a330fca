require "sinatra"
get "/a" do
  f = params[:f][:tempfile]
  a = Roo::Spreadsheet.open(f)
  system("x " + a.cell(1, 1)) # expect
end
get "/b" do
  a = RubyXL::Parser.parse(params[:f][:tempfile].path)
  system("x " + a.cell) # expect
end
get "/c" do
  a = CSV.read(params[:f][:tempfile].path)
  system("x " + a[0][0]) # expect
end
