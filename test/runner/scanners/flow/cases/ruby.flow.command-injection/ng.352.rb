require "sinatra"
require "set"
require "ostruct"
require "active_support/all"
require "hashie"
Pt = Struct.new(:x, :y)
PtK = Struct.new(:x, :y, keyword_init: true)
Dt = Data.define(:x)

get "/r1" do
  a1 = []
  a1 << params[:a]
  system("x " + a1[0]) # expect
  a2 = []
  a2.push("a", params[:a])
  system("x " + a2.pop) # expect
  a3 = ["a"]
  a3.unshift(params[:a])
  system("x " + a3.shift) # expect
  a4 = ["a"]
  a4.concat([params[:a]])
  system("x " + a4.join(" ")) # expect
  a5 = ["a"]
  a5.insert(1, params[:a])
  system("x " + a5.last) # expect
  a6 = ["a"]
  a6 += [params[:a]]
  system("x " + a6.fetch(1)) # expect
  a7 = ["a"]
  a7[1] = params[:a]
  system("x " + a7.dig(1)) # expect
end

get "/r2" do
  a10 = Array.new(2) { params[:a] }
  system("x " + a10.first) # expect
  system("x " + Array(params[:a]).first) # expect
  system("x " + [*params[:a].split].min) # expect
  first, *rest = params[:a].split
  system("x " + rest.first) # expect
  *init, last = params[:a].split
  system("x " + last) # expect
  system("x " + %w[a b].zip(params[:a].split).first.last) # expect
  system("x " + params[:a].split.each_slice(2).to_a.first.first) # expect
end

get "/r3" do
  params[:a].split.each_with_index { |e, i| system("x " + e) } # expect
  params[:a].split.each.with_index(1) do |e, i|
    system("x " + e) # expect
    system("x #{i}")
  end
  system("x " + params[:a].split.map(&:strip).first) # expect
  system("x " + params[:a].split.collect { |e| e.upcase }.first) # expect
  system("x " + params[:a].split.select { |e| e }.reject(&:nil?).first) # expect
  system("x " + params[:a].split.inject { |m, e| m + e }) # expect
end

get "/r4" do
  system("x " + params[:a].split.inject("") { |m, e| m + e }) # expect
  system("x " + params[:a].split.reduce(:+)) # expect
  system("x " + params[:a].split.each_with_object([]) { |e, m| m << e }.first) # expect
  system("x " + params[:a].split.group_by(&:size).values.first.first) # expect
  system("x " + params[:a].split.group_by { |e| e }.keys.first) # expect
  yes, no = params[:a].split.partition { |e| e }
  system("x " + no.first) # expect
  system("x " + params[:a].split.sort_by(&:size).first) # expect
end

get "/r5" do
  system("x " + params[:a].split.max_by(&:size)) # expect
  system("x " + params[:a].split.minmax.first) # expect
  system("x " + params[:a].split.uniq.compact.flatten.first) # expect
  system("x " + params[:a].split.flat_map { |e| [e] }.first) # expect
  system("x " + params[:a].split.find { |e| e }) # expect
  system("x " + params[:a].split.detect { |e| e }) # expect
  system("x " + params[:a].split.take_while { |e| e }.first) # expect
end

get "/r6" do
  system("x " + params[:a].split.drop(1).take(1).first) # expect
  system("x " + params[:a].split.values_at(0).first) # expect
  system("x " + params[:a].split.rotate.first) # expect
  system("x " + params[:a].split.combination(2).first.first) # expect
  system("x " + params[:a].split.product(["a"]).first.first) # expect
  system("x " + [[params[:a], "a"]].transpose.first.first) # expect
  system("x " + params[:a].split.each_cons(2).first.first) # expect
end

get "/r7" do
  system("x " + params[:a].split.chunk_while { |a, b| a }.first.first) # expect
end
