class CasesController < ApplicationController
  def show
    value = params[:value]
    File.read("/srv/#{value}") # expect
    send_file(Rails.root.join("files", value)) # expect
  end
end
