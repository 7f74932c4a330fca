class LocalesController < ApplicationController
  def update
    cookies[:locale] = { value: params[:locale] == "de" ? "de" : "en", secure: true, httponly: true }
    redirect_to back_path, allow_other_host: true
  end

  private

  def back_path
    back = params[:back]
    return root_path unless ["/account", "/orders"].include?(back)

    back
  end
end
