module NumberReaders
  REGISTRY = {}

  def self.register(name, &block)
    REGISTRY[name] = block
  end

  def self.run(name, data)
    REGISTRY.fetch(name).call(data)
  end

  register("whole") { |data| data.to_i }
  register("part") { |data| data.to_f }
  register("size") { |data| data.to_i * 2 }
  register("text") { |data| data }
end

class NumbersController < ApplicationController
  def show
    system("print #{NumberReaders.run("whole", params[:a])}")
    system("print #{NumberReaders.run("part", params[:b])}")
    system("print #{NumberReaders.run("size", params[:c])}")
  end
end
