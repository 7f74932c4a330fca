class ThemesController < ApplicationController
  THEMES = { "dark" => "dark.css", "light" => "light.css" }.freeze

  def css
    file = "themes/" + params[:theme]
    render plain: IO.read(file)
  end
end
