class LogsController < ApplicationController
  def tail
    unit = params[:unit]
    return head(:bad_request) unless unit =~ /\A[a-z]+\z/
    render plain: IO.popen("journalctl -u #{unit}").read
  end
end
