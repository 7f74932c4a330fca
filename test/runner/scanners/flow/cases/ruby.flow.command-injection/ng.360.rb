require "sinatra"
require "strscan"

get "/r1" do
  system("x " + params[:a].match(/(.*)/)[1]) # expect
  system("x " + params[:a].match(/(?<n>.*)/)[:n]) # expect
  system("x " + params[:a].match(/(?<n>.*)/)["n"]) # expect
  system("x " + params[:a].match(/(?<n>.*)/).named_captures["n"]) # expect
  system("x " + /(.*)/.match(params[:a]).captures.first) # expect
  system("x " + /(.*)/.match(params[:a]).to_a.last) # expect
  system("x " + /(.*)/.match(params[:a]).pre_match) # expect
end

get "/r2" do
  system("x " + /(.*)/.match(params[:a]).to_s) # expect
  system("x " + Regexp.new("(.*)").match(params[:a])[0]) # expect
end

get "/r3" do
  if params[:a] =~ /(.*)/
    system("x " + $1) # expect
    system("x " + $~[1]) # expect
    system("x " + $&) # expect
    system("x " + Regexp.last_match(1)) # expect
    system("x " + Regexp.last_match[1]) # expect
    system("x " + $') # expect
  end
  if /(?<nm>.*)/ =~ params[:a]
    system("x " + nm) # expect
  end
end

get "/r4" do
  if (m = params[:a].match(/(.*)/))
    system("x " + m[1]) # expect
  end
  system("x " + params[:a].scan(/.+/).first) # expect
  params[:a].scan(/(.+)=(.+)/) { |k, v| system("x " + v) } # expect
  params[:a].scan(/(.+)=(.+)/).each do |k, v|
    system("x " + v) # expect
  end
  params[:a].scan(/(.+)/) { system("x " + $1) } # expect
  system("x " + params[:a].sub(/a/, "b")) # expect
  system("x " + params[:a].gsub(/a/, "a" => "b")) # expect
end

get "/r5" do
  system("x " + params[:a].gsub(/a/) { |z| z.upcase }) # expect
  system("x " + "axb".gsub("x", params[:a])) # expect
  system("x " + "axb".gsub(/x/) { params[:a] }) # expect
end

get "/r6" do
  system("x " + params[:a].gsub(/[^\w]/, ""))
end

get "/r7" do
  system("x " + params[:a].split(/,/).last) # expect
  case params[:a]
  when /^go (.*)/
    system("x " + $1) # expect
  end
  case params[:a]
  in String => str
    system("x " + str) # expect
  end
  case { k: params[:a] }
  in { k: String => kk }
    system("x " + kk) # expect
  end
  case JSON.parse(params[:a], symbolize_names: true)
  in { name:, opts: [first, *] }
    system("x " + name) # expect
    system("x " + first) # expect
  end
end

get "/r8" do
  if params[:a].match?(/\A[a-z]+\z/)
    system("x " + params[:a])
  end
end

get "/r9" do
  if params[:a] =~ /\A(\w+)\z/
    system("x " + $1)
  end
end

get "/r10" do
  system("x " + params[:a][/\A\w+\z/])
end

get "/r11" do
  system("x " + params[:a].slice(/a(.*)/, 1)) # expect
  n, o = params[:a].match(/(.*)-(.*)/).captures
  system("x " + o) # expect
  params[:a].match(/(.*)/) { |mm| system("x " + mm[1]) } # expect
  h = +""
  params[:a].each_char { |c| h << c }
  system("x " + h) # expect
  nm = params[:a].gsub!(/a/, "b") || params[:a]
  system("x " + nm) # expect
  g = params[:a].dup
  g.gsub!(/a/, "b")
  g.strip!
  system("x " + g) # expect
end
