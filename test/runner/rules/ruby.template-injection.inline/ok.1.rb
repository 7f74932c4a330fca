class PreviewController < ApplicationController
  def show
    render inline: "<%= @name %>"
    render template: "previews/show"
  end
end
