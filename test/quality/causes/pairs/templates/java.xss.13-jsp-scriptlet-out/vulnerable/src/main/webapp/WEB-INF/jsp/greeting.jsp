<%@ page contentType="text/html;charset=UTF-8" language="java" %>
<%@ page import="org.apache.commons.text.StringEscapeUtils" %>
<html>
<body>
<%
    String visitor = request.getParameter("visitor");
    if (visitor == null) {
        visitor = "guest";
    }
    out.println("<h1>Welcome, " + visitor + "</h1>"); // expect
%>
</body>
</html>
