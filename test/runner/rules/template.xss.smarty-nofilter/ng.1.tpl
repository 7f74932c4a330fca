<p>{$post.body nofilter}</p> <!-- expect -->
