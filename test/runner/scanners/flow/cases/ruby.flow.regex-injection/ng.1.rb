class CasesController < ApplicationController
  def show
    value = params[:value]
    Regexp.new(value) # expect
    Regexp.compile("^" + value) # expect
  end
end
