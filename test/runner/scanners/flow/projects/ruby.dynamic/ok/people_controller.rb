require_relative 'runner'

class PeopleController < ApplicationController
  def show
    Runner.new.sync(params[:name])
  end
end
