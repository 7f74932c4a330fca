class ServicesController < ApplicationController
  before_action :require_admin

  def update
    verb = case params[:verb]
           when "start" then "start"
           when "stop" then "stop"
           else "status"
           end
    output = IO.popen("systemctl #{verb} worker.service", &:read)

    render json: { lines: output.lines.size }
  end
end
