<#noautoesc> <!-- expect -->
<p>${post.body}</p>
</#noautoesc>
