fetch(url, { headers: { Authorization: `Bearer ${token}` } });
fetch(url, { headers: { Authorization: "Bearer " + token } });
fetch(url, { headers: { Authorization: "Bearer your-access-token-goes-here" } });
const scheme = "Authorization: Bearer authentication is required for this";
