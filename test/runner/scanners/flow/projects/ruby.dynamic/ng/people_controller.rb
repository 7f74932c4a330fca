require_relative 'directory'
require_relative 'runner'

class PeopleController < ApplicationController
  def show
    Directory.instance.find(params[:uid])
    Runner.new.sync(params[:name])
  end
end
