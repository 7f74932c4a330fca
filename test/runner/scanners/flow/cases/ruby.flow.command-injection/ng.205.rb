require "sinatra"
FIELDS = %w[id name].freeze

class Names
  def self.pick(items)
    items.each do |item|
      return item if item.start_with?("x")
    end
    "none"
  end

  def self.safe(items)
    items.each do |item|
      return "x" if item == "x"
    end
    nil
  end
end

get "/e" do
  columns = Array(params[:fields])
  bad = ok?(columns)
  halt 400 unless bad
  system("ls #{columns.join(',')}")
end

def ok?(columns)
  columns.each do |column|
    return false unless FIELDS.include?(column)
  end
  true
end

get "/f" do
  system("ls #{Names.pick(params[:names])}") # expect
end

get "/g" do
  system("ls #{Names.safe(params[:names])}")
end

get "/h" do
  return "no" unless params[:n]
  ["a", params[:n]].each do |x|
    system("ls #{x}") # expect
  end
end
