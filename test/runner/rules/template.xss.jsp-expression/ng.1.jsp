<p><%= request.getParameter("q") %></p> <!-- expect -->
