<% String name = request.getParameter("name"); %>
<p><%= name %></p> <!-- expect -->
