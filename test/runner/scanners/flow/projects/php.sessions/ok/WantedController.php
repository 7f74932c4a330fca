<?php
namespace App\Http\Controllers;
use Illuminate\Http\Request;
class WantedController extends Controller {
  public function a(Request $request) {
    session(['wanted' => '/p/' . (int) $request->input('next')]);
    $request->session()->put('wanted2', '/p/' . (int) $request->input('next'));
    return view('a');
  }
  public function b(Request $request) {
    return redirect(session('wanted')); 
  }
  public function c(Request $request) {
    return redirect($request->session()->pull('wanted2', '/')); 
  }
  public function d(Request $request) {
    return redirect($request->session()->get('fixed'));
  }
}
