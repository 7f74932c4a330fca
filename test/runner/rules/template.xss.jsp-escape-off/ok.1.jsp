<c:out value="${param.q}"/>
<c:if test="${param.q == 'a'}">a</c:if>
