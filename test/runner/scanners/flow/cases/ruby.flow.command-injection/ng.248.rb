require "sinatra"
require "stringio"
post "/a" do
  b1 = StringIO.new
  b1.write(params[:a])
  system(b1.string) # expect
  b2 = StringIO.new
  IO.copy_stream(params[:a], b2)
  system(b2.string) # expect
  b3 = StringIO.new
  IO.copy_stream(request.body, b3)
  system(b3.read) # expect
  b4 = +""
  IO.copy_stream(request.body, b4)
  system(b4) # expect
end
