class ToolsController < ApplicationController
  def ping
    host = params[:host]
    @out = `ping -c 1 #{Shellwords.escape(host)}`
    render plain: @out
  end
end
