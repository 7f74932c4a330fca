<?php

namespace App\Http\Controllers;

use App\Models\Post;
use Illuminate\Http\Request;

class CommentController extends Controller
{
    public function draft(Request $request, Post $post)
    {
        $draft = $request->get('draft', '');

        return view('comments.draft')
            ->with('post', $post)
            ->with('draft', $draft);
    }
}
