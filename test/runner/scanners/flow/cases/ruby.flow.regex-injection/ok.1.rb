class CasesController < ApplicationController
  def show
    value = params[:value]
    Regexp.new(Regexp.escape(value))
    value.match?(/\\A[a-z]+\\z/)
  end
end
