{{-- {!! $post->body !!} --}}
{{ $post->body }}
{!! csrf_field() !!}
