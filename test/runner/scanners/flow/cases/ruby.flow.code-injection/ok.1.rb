class CasesController < ApplicationController
  def show
    value = params[:value]
    JSON.parse(value)
    User.send(:find, 1)
  end
end
