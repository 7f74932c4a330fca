<p>${post.body?html}</p>
