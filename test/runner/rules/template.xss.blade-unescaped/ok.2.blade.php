{!! nl2br(e($post->body)) !!}
{!! $posts->links() !!}
