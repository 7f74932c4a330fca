class AvatarsController < ApplicationController
  ROOT = Rails.root.join("avatars")

  def show
    path = ROOT.join(params[:file]).cleanpath
    send_file path
  end
end
