@extends('layouts.app')

@section('content')
    <p>{{ $salutation }}</p>
    <footer>{!! $signature !!}</footer> {{-- expect --}}
@endsection
