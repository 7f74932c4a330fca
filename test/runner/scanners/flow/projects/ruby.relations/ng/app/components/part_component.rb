class PartComponent < ViewComponent::Base
  def initialize(title:)
    @title = title
  end

  def heading
    "<h1>#{@title}</h1>".html_safe # expect
  end
end
