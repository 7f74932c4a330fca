class TasksController < ApplicationController
  def run
    tasks = load_tasks
    tasks[params[:offset], params[:limit]].each { |task| system("run #{task}") }
    system("run #{tasks.first(params[:limit]).join}")
  end
end
