module BadgeHelper
  def badge(label)
    "<span class=\"badge\">#{ERB::Util.html_escape(label)}</span>".html_safe
  end
end
