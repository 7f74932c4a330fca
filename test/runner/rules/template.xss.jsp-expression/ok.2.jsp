<p><%= Encode.forHtml(user.getName()) %></p>
<c:out value="${user.name}"/>
