require "sinatra"
require "set"
require "ostruct"
require "active_support/all"
require "hashie"
Pt = Struct.new(:x, :y)
PtK = Struct.new(:x, :y, keyword_init: true)
Dt = Data.define(:x)

get "/r1" do
  system("x " + params[:a].split.slice_when { |a, b| a }.to_a.first.first) # expect
  system("x " + params[:a].split.tally.keys.first) # expect
  system("x " + params[:a].split.to_set.first) # expect
  system("x " + params[:a].split.lazy.map(&:strip).first) # expect
  system("x " + params[:a].split.each_entry.to_a.first) # expect
  system("x " + params[:a].split.filter_map { |e| e if e }.first) # expect
  system("x " + params[:a].split.sum("")) # expect
end

get "/r2" do
  system("x " + (params[:a].split & ["a"]).first.to_s)
end

get "/r3" do
  system("x " + (params[:a].split | ["a"]).first) # expect
  system("x " + (params[:a].split - ["a"]).first) # expect
  system("x " + params[:a].split.grep(/a/).first) # expect
  system("x " + params[:a].split.delete_at(0)) # expect
  system("x " + params[:a].split.slice!(0)) # expect
  system("x " + params[:a].split.cycle.first(3).first) # expect
  system("x " + params[:a].split.then { |e| e.first }) # expect
end

get "/r4" do
  system("x " + params[:a].tap { |e| puts e }) # expect
  system("x " + params[:a].split.to_h { |e| [e, e] }.values.first) # expect
  system("x " + params[:a].split.each_with_index.map { |e, i| e }.first) # expect
  system("x " + params[:a].split.zip(1..3).map { |e, i| "#{e}" }.first) # expect
  for e in params[:a].split
    system("x " + e) # expect
  end
  h1 = {}
  h1[:k] = params[:a]
  system("x " + h1[:k]) # expect
  h2 = {}
  h2.store(:k, params[:a])
  system("x " + h2.fetch(:k)) # expect
end

get "/r5" do
  h3 = { k: "a" }
  h3.merge!(k: params[:a])
  system("x " + h3[:k]) # expect
  h4 = { k: "a" }
  h4.update({ k: params[:a] })
  system("x " + h4.values.first) # expect
  h5 = { k: "a" }.merge(k: params[:a])
  system("x " + h5[:k]) # expect
  h6 = Hash.new { |h, k| h[k] = [] }
  h6[:k] << params[:a]
  system("x " + h6[:k].first) # expect
  h7 = Hash.new(params[:a])
  system("x " + h7[:any]) # expect
  h8 = Hash[[[:k, params[:a]]]]
  system("x " + h8[:k]) # expect
  h9 = Hash[:k, params[:a]]
  system("x " + h9[:k]) # expect
end

get "/r6" do
  h10 = [[:k, params[:a]]].to_h
  system("x " + h10[:k]) # expect
  h11 = [:k].zip([params[:a]]).to_h
  system("x " + h11[:k]) # expect
  h12 = { k: params[:a] }
  h12.each { |k, v| system("x " + v) } # expect
  h12.each_pair { |k, v| system("x " + v) } # expect
  h12.each_value { |v| system("x " + v) } # expect
  h13 = { params[:a] => 1 }
  h13.each_key { |k| system("x " + k) } # expect
  h13.each { |k, v| system("x #{v}") }
end

get "/r7" do
  h14 = { k: params[:a] }
  system("x " + h14.map { |k, v| "#{k}=#{v}" }.join(" ")) # expect
  system("x " + h14.to_a.flatten.last) # expect
  system("x " + h14.invert.keys.first) # expect
  system("x " + h14.transform_values(&:strip)[:k]) # expect
  system("x " + h14.select { |k, v| v }[:k]) # expect
  system("x " + h14.slice(:k)[:k]) # expect
end

get "/r8" do
  h16 = { k: params[:a] }
  system("x " + h16.sort_by { |k, v| v }.first.last) # expect
  system("x " + h16.min_by { |k, v| v }.last) # expect
  system("x " + h16.find { |k, v| v }.last) # expect
  system("x " + h16.reduce("") { |m, (k, v)| m + v }) # expect
  system("x " + h16.each_with_object({}) { |(k, v), m| m[k] = v }[:k]) # expect
  system("x " + h16.filter_map { |k, v| v }.first) # expect
  h18 = { k: params[:a] }
  h18 => { k: }
  system("x " + k) # expect
end

get "/r9" do
  h19 = { k: params[:a] }
  system("x " + h19.to_a.dig(0, 1)) # expect
  system("x " + h19.partition { |k, v| v }.first.to_h[:k]) # expect
  system("x " + h19.group_by { |k, v| v }.keys.first) # expect
  system("x " + h19.any?.to_s)
  system("x " + h19.key?(params[:a]).to_s)
  system("x " + h19.size.to_s)
  def kw(k:, **o)
    k
  end
  h20 = { k: params[:a] }
  system("x " + kw(**h20)) # expect
end

get "/r10" do
  h21 = { **{ k: params[:a] }, z: "a" }
  system("x " + h21[:k]) # expect
  h22 = { k: "a" }
  h22.reverse_merge!(j: params[:a])
  system("x " + h22[:j]) # expect
  h23 = { k: { a: "b" } }.deep_merge(k: { a: params[:a] })
  system("x " + h23[:k][:a]) # expect
  h24 = { "k" => params[:a] }.with_indifferent_access
  system("x " + h24[:k]) # expect
  h25 = { "k" => params[:a] }.deep_symbolize_keys
  system("x " + h25[:k]) # expect
end
