module CommentsHelper
  def badge(user)
    "<b>#{user.name}</b>".html_safe # expect
  end
end
