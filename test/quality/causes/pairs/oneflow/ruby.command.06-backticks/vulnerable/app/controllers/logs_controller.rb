class LogsController < ApplicationController
  def tail
    @lines = `tail -n 50 /var/log/#{params[:name]}.log` # expect once
    render plain: @lines.lines.size
  end
end
