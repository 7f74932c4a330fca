class Converter
  def self.call(input, format:)
    cmd = ["convert", input, "out.#{format}"].join(" ")
    system(cmd)
  end
end

class ImagesController < ApplicationController
  def create
    Converter.call("in.png", format: "png")
    head :ok
  end
end
