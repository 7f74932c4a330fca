<?php
namespace App\Http\Controllers;
use Illuminate\Http\Request;
class PostController extends Controller {
  public function show(Request $request) {
    $body = $request->input('body');
    $title = 'x';
    return view('posts.show', compact('body', 'title'));
  }
  public function edit(Request $request) {
    return view('posts.edit', ['body' => $request->input('body')]);
  }
}
