require "sinatra"
require "rack"

get "/r1" do
  rq = Rack::Request.new(env)
  rq
end

get "/r2" do
  req = Rack::Request.new(env)
  system("x " + req["a"]) # expect
  system("x " + request["a"]) # expect
end

get "/r3" do
  system("x " + [params[:a]].second.to_s)
end

get "/r4" do
  system("x " + ["a", params[:a]].second) # expect
  system("x " + [params[:a], "b"].sample) # expect
  class Cfg1
    attr_accessor :name
  end
  c1 = Cfg1.new
  c1.instance_variable_set(:@name, params[:a])
  system("x " + c1.name) # expect
  system("x " + c1.instance_variable_get(:@name)) # expect
  RequestStore.store[:u] = params[:a]
  system("x " + RequestStore.store[:u]) # expect
  RequestStore[:w] = params[:a]
  system("x " + RequestStore[:w]) # expect
  Thread.current[:x] = params[:a]
  system("x " + Thread.current[:x]) # expect
end

get "/r5" do
  bb = +""
  request.body.read(100, bb)
  system("x " + bb) # expect
  class Cfg2
    attr_accessor :name
    def initialize(n)
      @name = n
    end
    def with(name)
      dup.tap { |c| c.name = name }
    end
    def with2(name)
      c = dup
      c.name = name
      c
    end
  end
  system("x " + Cfg2.new("a").with(params[:a]).name) # expect
  system("x " + Cfg2.new("a").with2(params[:a]).name) # expect
  class Snd
    attr_accessor :name
    def initialize(h)
      h.each { |k, v| send("#{k}=", v) }
    end
  end
  system("x " + Snd.new(name: params[:a]).name) # expect
  class Vir
    include Virtus.model
    attribute :name, String
  end
  system("x " + Vir.new(name: params[:a]).name) # expect
  class Dyn
    def initialize(h)
      h.each { |k, v| instance_variable_set("@#{k}", v) }
    end
    attr_reader :a
  end
  system("x " + Dyn.new(a: params[:a]).a) # expect
end
