require_relative "page"

class SearchPage < Page
  def initialize(term)
    super("Search")
    @term = term
  end

  def render
    to_html("<h1>Results for #{@term}</h1>")
  end
end
