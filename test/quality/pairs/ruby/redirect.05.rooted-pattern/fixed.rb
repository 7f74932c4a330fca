class GoController < ApplicationController
  def show
    url = params[:u].to_s
    url = root_path unless url.match?(%r{\A/[^/\\]})
    redirect_to(url)
  end
end
