<%@ page contentType="text/html;charset=UTF-8" %>
<%@ page import="org.owasp.encoder.Encode" %>
<html>
<body>
<form action="search.jsp">
  <input name="q" value="<%= request.getParameter("q") %>"> <%-- expect --%>
</form>
</body>
</html>
