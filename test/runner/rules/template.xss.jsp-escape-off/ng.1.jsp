<c:out value="${post.body}" escapeXml="false"/> <!-- expect -->
