<?php
namespace App\Http\Controllers;
use Illuminate\Http\Request;
class WantedController extends Controller {
  public function a(Request $request) {
    session(['wanted' => $request->input('next')]);
    $request->session()->put('wanted2', $request->input('next')); // expect
    return view('a');
  }
  public function b(Request $request) {
    return redirect(session('wanted')); // expect
  }
  public function c(Request $request) {
    return redirect($request->session()->pull('wanted2', '/')); // expect
  }
  public function d(Request $request) {
    return redirect($request->session()->get('fixed'));
  }
}
