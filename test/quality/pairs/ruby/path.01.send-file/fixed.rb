class ManualsController < ApplicationController
  ROOT = Rails.root.join("manuals").freeze

  def show
    path = ROOT.join(File.basename(params[:name]))
    return head(:not_found) unless File.file?(path)

    send_file path, type: "application/pdf", disposition: "inline"
  end
end
