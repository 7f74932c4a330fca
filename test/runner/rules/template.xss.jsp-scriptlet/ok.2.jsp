<%-- out.print(request.getParameter("title")); --%>
<p>Written by <%= org.owasp.encoder.Encode.forHtml(author) %></p>
