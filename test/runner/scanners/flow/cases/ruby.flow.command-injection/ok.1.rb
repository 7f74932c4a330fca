class CasesController < ApplicationController
  def show
    value = params[:value]
    system("ls", value)
    system("ls #{Shellwords.escape(value)}")
  end
end
