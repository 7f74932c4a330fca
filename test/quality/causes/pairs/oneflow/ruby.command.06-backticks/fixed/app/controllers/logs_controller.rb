class LogsController < ApplicationController
  def tail
    @lines = `tail -n 50 /var/log/app.log`
    render plain: @lines.lines.size
  end
end
