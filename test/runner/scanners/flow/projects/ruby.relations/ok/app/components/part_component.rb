class PartComponent < ViewComponent::Base
  def initialize(title:)
    @title = title
  end

  def heading
    "<h1>#{ERB::Util.html_escape(@title)}</h1>".html_safe
  end
end
