class GrepController < ApplicationController
  def grep
    pat = params[:p]
    re = Regexp.new(pat) # expect
    render json: File.readlines("words").grep(re).size
  end
end
