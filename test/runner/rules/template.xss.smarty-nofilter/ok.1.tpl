<p>{$post.body}</p>
{* {$post.body nofilter} *}
