class ProbingsController < ApplicationController
  before_action :limit
  def show
    ReplacedNgBTools.al(params[:url])
    ReplacedNgBTools.a(params[:host])
  end
  private
  def limit
    params[:url] = "x"
  end
end
