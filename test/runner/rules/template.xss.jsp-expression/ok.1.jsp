<%-- <%= user.getName() %> --%>
<form action="<%= request.getContextPath() %>/search">
