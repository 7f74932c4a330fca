<p><%= Encode.forHtml(request.getParameter("name")) %></p>
<p><%= org.apache.commons.text.StringEscapeUtils.escapeHtml4(request.getParameter("city")) %></p>
