<%@ page import="org.owasp.encoder.Encode" %>
<%
    String city = request.getParameter("city");
    out.println("<p>" + Encode.forHtml(city) + "</p>");
    out.println(Encode.forHtml(request.getParameter("city")));
    out.print("<hr>");
    out.print(comments.size());
%>
