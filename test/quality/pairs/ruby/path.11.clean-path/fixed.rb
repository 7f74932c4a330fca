class AvatarsController < ApplicationController
  ROOT = Rails.root.join("avatars")

  def show
    path = ROOT.join(params[:file]).cleanpath
    return head(:not_found) unless path.to_s.start_with?("#{ROOT}/")
    send_file path
  end
end
