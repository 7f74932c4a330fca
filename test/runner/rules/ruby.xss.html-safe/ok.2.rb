def greeting
  raw("&nbsp;")
  sanitize(params[:note])
  "<i>#{ICON}</i>".html_safe
end
