class PagesController < ApplicationController
  PAGES = { "imprint" => "imprint.md", "terms" => "terms.md" }.freeze

  def show
    wanted = cookies[:page] || "imprint"
    file = PAGES.fetch(wanted, "imprint.md")
    text = IO.read("content/#{file}")
    render plain: text.truncate(10_000)
  end
end
