<p>Results for ${param.q}</p> <!-- expect -->
<input name="q" value="${param.q}"> <!-- expect -->
