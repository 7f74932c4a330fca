require "sinatra"


get "/r1" do
  class Cfg3
    attr_accessor :name
    def initialize(n)
      @name = n
    end
  end
  c1 = Cfg3.new("a")
  c1.tap { |z| z.name = params[:a] }
  system("x " + c1.name) # expect
  c2 = Cfg3.new("a").tap { |z| z.name = params[:a] }
  system("x " + c2.name) # expect
  c3 = Cfg3.new("a").dup.tap { |z| z.name = params[:a] }
  system("x " + c3.name) # expect
  class Cfg4
    attr_accessor :name
    def with(name)
      tap { |c| c.name = name }
    end
  end
  system("x " + Cfg4.new.with(params[:a]).name) # expect
  class Cfg5
    attr_accessor :name
    def with(nm)
      dup.tap { |c| c.name = nm }
    end
  end
  system("x " + Cfg5.new.with(params[:a]).name) # expect
  class Cfg6
    attr_accessor :name
    def w(nm)
      d = dup
      d.name = nm
      d
    end
  end
  system("x " + Cfg6.new.w(params[:a]).name) # expect
end
