require "sinatra"

def slug?(text)
  text.each_char do |c|
    return false unless ("a".."z").cover?(c) || c == "_"
  end
  true
end

def checked!(text)
  text.chars.each do |c|
    halt 400 unless (c >= "a" && c <= "z") || c == "-"
  end
end

get "/a" do
  n = params[:n].to_s
  halt 400 unless slug?(n)
  system("ls #{n}")
end

get "/c" do
  n = params[:n].to_s
  checked!(n)
  system("ls #{n}")
end

get "/d" do
  n = params[:n].to_s
  halt 400 unless n.chars.all? { |c| c >= "a" || c == "$" }
  system("ls #{n}") # expect
end
