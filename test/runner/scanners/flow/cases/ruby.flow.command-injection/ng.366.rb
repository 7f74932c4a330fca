require "sinatra"


get "/r1" do
  h13 = { params[:a] => 1 }
  h13.each { |k, v| system("x " + k) } # expect
  h14 = { params[:a] => 1 }
  h14.each_key { |k| system("x " + k) } # expect
  h15 = {}
  h15[params[:a]] = 1
  h15.each_key { |k| system("x " + k) } # expect
  h16 = { params[:a] => 1 }
  h16.keys.each { |k| system("x " + k) } # expect
end

get "/r2" do
  h17 = { "a" => params[:a] }
  h17.each { |k, v| system("x " + k) }
end

get "/r3" do
  h18 = { "a" => params[:a], "b" => 1 }
  h18.each_pair { |k, v| system("x " + v) } # expect
  h19 = {}
  params.each { |k, v| h19[k] = 1 }
  h19.each { |k, v| system("x " + k) } # expect
end
