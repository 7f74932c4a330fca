require "sinatra"
require_relative "lib/tasks_table"

post "/tasks/:name" do
  task = TASKS[params[:name]]
  halt 404 unless task
  content_type "text/plain"
  task.call(params[:target]).length.to_s
end
