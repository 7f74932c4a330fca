module FlashHelper
  def greeting
    name = params[:name]
    "<strong>Hello #{ERB::Util.html_escape(name)}</strong>".html_safe
  end

  def unread_badge(count)
    content_tag(:span, count.to_i, class: "badge")
  end
end
