class ProbingsController < ApplicationController
  before_action :limit
  def show
    ReplacedOkBTools.al(params[:url])
  end
  private
  def limit
    params[:url] = "x"
  end
end
