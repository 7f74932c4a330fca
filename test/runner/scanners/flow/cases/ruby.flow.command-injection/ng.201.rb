class TasksController < ApplicationController
  def run
    name = params[:name]
    system("run #{name[0, 10]}") # expect
    params[:tasks].first(3).each { |task| system("run #{task}") } # expect
    system("run #{params[:name].slice(0, 10)}") # expect
  end
end
