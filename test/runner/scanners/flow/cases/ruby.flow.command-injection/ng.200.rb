require 'sinatra'
class Bag
  def initialize(values)
    @values = values
  end
  def [](key)
    @values[key].to_s
  end
end
class Clean
  def initialize(values)
    @values = values
  end
  def [](key)
    @values[key].to_i
  end
end
class Store
  def initialize
    @items = {}
  end
  def []=(key, value)
    @items[key] = value
  end
  def [](key)
    @items[key]
  end
end
class Digits
  def initialize
    @items = {}
  end
  def []=(key, value)
    @items[key] = value.to_i
  end
  def [](key)
    @items[key]
  end
end
get '/a' do
  bag = Bag.new(params.to_h)
  system("ls #{bag['x']}") # expect
end
get '/b' do
  bag = Clean.new(params.to_h)
  system("ls #{bag['x']}")
end
get '/c' do
  s = Store.new
  s['x'] = params['x']
  system("ls #{s['x']}") # expect
end
get '/d' do
  s = Digits.new
  s['x'] = params['x']
  system("ls #{s['x']}")
end
