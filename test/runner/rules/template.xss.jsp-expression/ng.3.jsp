<p><%= Encode.forHtml(title) + request.getParameter("name") %></p> <!-- expect -->
