class GrepController < ApplicationController
  def grep
    pat = params[:p]
    re = Regexp.new(Regexp.escape(pat))
    render json: File.readlines("words").grep(re).size
  end
end
