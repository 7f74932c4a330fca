class DocsController < ApplicationController
  def show
    name = clean(params[:doc])
    render file: "/srv/docs/#{name}", layout: false
  end

  private

  def clean(n)
    n.gsub(/[^a-z0-9_-]/, "")
  end
end
