class TagsController < ApplicationController
  def create
    system("git tag #{params[:name]}") # at most info
  end
end
