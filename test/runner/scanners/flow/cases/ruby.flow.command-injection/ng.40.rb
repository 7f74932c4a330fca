class Line
  attr_reader :text

  def initialize(text)
    @text = text
  end

  def &(other)
    Line.new("#{text} && #{other.text}")
  end

  def ~
    Line.new("! #{text}")
  end

  def <<(word)
    @text = "#{@text} #{word}"
    self
  end
end

class LinesController < ApplicationController
  def both
    line = Line.new("ls") & Line.new(params[:path])
    system(line.text) # expect
  end

  def inverted
    line = ~Line.new(params[:path])
    system(line.text) # expect
  end

  def longer
    line = Line.new("ls")
    line << params[:path]
    system(line.text) # expect
  end
end
