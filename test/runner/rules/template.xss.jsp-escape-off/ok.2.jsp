<p>${fn:escapeXml(param.q)}</p>
<p>${user.name}</p>
