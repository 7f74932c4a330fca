class ChildrenController < ApplicationController
  def create
    @child = Child.new(params[:name])
    @line = CommandLine.new(params[:name], params[:note])
  end
end
