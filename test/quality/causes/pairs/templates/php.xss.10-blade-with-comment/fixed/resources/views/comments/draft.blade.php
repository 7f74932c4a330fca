<h3>{{ $post->title }}</h3>
<blockquote>{{ $draft }}</blockquote>
