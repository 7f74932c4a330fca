<%@ page contentType="text/html;charset=UTF-8" %>
<%@ page import="org.owasp.encoder.Encode" %>
<html>
<body>
<form action="search.jsp">
  <input name="q" value="<%= Encode.forHtmlAttribute(request.getParameter("q")) %>">
</form>
</body>
</html>
