module BadgeHelper
  def badge(label)
    "<span class=\"badge\">#{label}</span>".html_safe # expect
  end
end
