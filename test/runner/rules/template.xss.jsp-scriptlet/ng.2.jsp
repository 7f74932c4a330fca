<% for (Comment comment : comments) { %>
<% out.write(comment.getText()); %> <!-- expect -->
<% } %>
