class ToolsController < ApplicationController
  def ping
    host = params[:host]
    @out = `ping -c 1 #{host}` # expect
    render plain: @out
  end
end
