class Page
  def initialize(title)
    @title = title
  end

  def to_html(body)
    "<html><title>#{@title}</title><body>#{body}</body></html>"
  end
end
