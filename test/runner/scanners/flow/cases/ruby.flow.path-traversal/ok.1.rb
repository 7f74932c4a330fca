class CasesController < ApplicationController
  def show
    value = params[:value]
    File.read("/srv/" + File.basename(value))
    send_file("/srv/report.pdf")
  end
end
