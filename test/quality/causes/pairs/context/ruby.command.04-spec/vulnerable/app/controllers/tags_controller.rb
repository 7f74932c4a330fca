class TagsController < ApplicationController
  def create
    system("git tag #{params[:name]}") # expect high
  end
end
