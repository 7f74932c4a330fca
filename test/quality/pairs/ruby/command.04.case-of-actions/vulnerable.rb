class ServicesController < ApplicationController
  before_action :require_admin

  def update
    verb = params[:verb]
    output = IO.popen("systemctl #{verb} worker.service", &:read)

    render json: { lines: output.lines.size }
  end
end
