class ProfilesController < ApplicationController
  include BadgeHelper

  def show
    render html: badge(params[:team])
  end
end
