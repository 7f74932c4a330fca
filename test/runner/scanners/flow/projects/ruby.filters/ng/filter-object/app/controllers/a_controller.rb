class AController < ApplicationController
  before_action :prepare

  def show
    render plain: @archive.open_file(params[:name])
  end

  private

  def prepare
    @archive = Archive.new
  end
end
