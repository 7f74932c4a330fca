<%@ page contentType="text/html" %>
<%
    out.print("<h1>" + request.getParameter("title") + "</h1>"); // expect
    String city = request.getParameter("city");
    out.println("<p>" + city + "</p>"); // expect
%>
