<p>{$post.body|escape:"html" nofilter}</p>
