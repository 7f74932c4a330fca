{!! $post->body !!} // expect
