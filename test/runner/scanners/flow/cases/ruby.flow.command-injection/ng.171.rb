module TextReaders
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

class TextsController < ApplicationController
  def show
    system("print #{TextReaders.run("text", params[:a])}") # expect
    system("print #{TextReaders.run(params[:b], params[:c])}") # expect
  end
end
