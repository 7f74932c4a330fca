<input value="{!! request('q') !!}"> // expect
