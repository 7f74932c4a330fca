module CommentsHelper
  def badge(user)
    content_tag(:b, user.name)
    "<br>".html_safe
    "<b>#{h(user.name)}</b>".html_safe
  end
end
