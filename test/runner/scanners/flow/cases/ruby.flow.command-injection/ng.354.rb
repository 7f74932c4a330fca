require "sinatra"
require "set"
require "ostruct"
require "active_support/all"
require "hashie"
Pt = Struct.new(:x, :y)
PtK = Struct.new(:x, :y, keyword_init: true)
Dt = Data.define(:x)

get "/r1" do
  h26 = { "k" => params[:a] }.symbolize_keys
  system("x " + h26[:k]) # expect
  s1 = Set.new
  s1 << params[:a]
  system("x " + s1.first) # expect
  s2 = Set.new([params[:a]])
  s2.add("b")
  s2.each { |e| system("x " + e) } # expect
  s3 = Set["a"].merge([params[:a]])
  system("x " + s3.to_a.first) # expect
end

get "/r2" do
  p1 = Pt.new(params[:a], 1)
  system("x " + p1.x) # expect
  system("x " + p1[:x]) # expect
  system("x " + p1.to_a.first) # expect
  system("x " + p1.to_h[:x]) # expect
  p2 = Pt.new
  p2.x = params[:a]
  system("x " + p2.x) # expect
  p3 = PtK.new(x: params[:a])
  system("x " + p3.x) # expect
  x, y = *Pt.new(params[:a], 1)
  system("x " + x) # expect
end

get "/r3" do
  system("x " + Dt.new(x: params[:a]).x) # expect
  system("x " + Dt.new(params[:a]).with(x: params[:a]).x) # expect
  o1 = OpenStruct.new(k: params[:a])
  system("x " + o1.k) # expect
  system("x " + o1[:k]) # expect
  system("x " + o1.to_h[:k]) # expect
  o2 = OpenStruct.new
  o2.k = params[:a]
  system("x " + o2.k) # expect
  o3 = OpenStruct.new
  o3[:k] = params[:a]
  system("x " + o3.k) # expect
end

get "/r4" do
  q = Queue.new
  q << params[:a]
  system("x " + q.pop) # expect
  q2 = SizedQueue.new(3)
  q2.push(params[:a])
  system("x " + q2.shift) # expect
end

get "/r5" do
  system("x " + { "a" => "ls" }[params[:a]])
end

get "/r6" do
  system("x " + { "a" => "ls" }.fetch(params[:a], "ps"))
end

get "/r7" do
  c = case params[:a]
      when "a" then "ls"
      else "ps"
      end
  system("x " + c)
end

get "/r8" do
  if %w[ls ps].include?(params[:a])
    system("x " + params[:a])
  end
end

get "/r9" do
  system("x #{params[:a].split.size}")
end

get "/r10" do
  system("x " + %w[ls ps].find { |e| e == params[:a] })
end

get "/r11" do
  system("x " + %w[ls ps][params[:a].to_i])
end

get "/r12" do
  system("x #{params[:a].split.include?("a")}")
end

get "/r13" do
  system("x #{params[:a].split.map(&:to_i).join(" ")}")
end

get "/r14" do
  system("x #{params[:a].split.each_with_index.map { |e, i| i }.first}")
end
