@extends('layouts.app')

@section('content')
    <p>{{ $salutation }}</p>
    <footer>{!! nl2br(e($signature)) !!}</footer>
@endsection
