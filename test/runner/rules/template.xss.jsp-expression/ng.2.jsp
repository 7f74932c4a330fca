<% User user = load(); %>
<p><%= user.getName() %></p> <!-- expect -->
