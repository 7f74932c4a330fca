class ThemesController < ApplicationController
  THEMES = { "dark" => "dark.css", "light" => "light.css" }.freeze

  def css
    file = "themes/" + THEMES.fetch(params[:theme], "light.css")
    render plain: IO.read(file)
  end
end
