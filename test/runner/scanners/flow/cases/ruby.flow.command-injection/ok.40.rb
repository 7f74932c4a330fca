require "shellwords"

class Line
  attr_reader :text

  def initialize(text)
    @text = text
  end

  def &(other)
    Line.new("#{text} && ls #{Shellwords.escape(other.text)}")
  end
end

class LinesController < ApplicationController
  def both
    line = Line.new("ls") & Line.new(params[:path])
    system(line.text)
  end
end
