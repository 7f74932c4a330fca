<?php
namespace App\Http\Controllers;

use App\Models\Member;
use Illuminate\Http\Request;

class MemberController extends Controller
{
    public function update(Request $request, Member $member)
    {
        $member->update($request->all()); // expect
        $member->fill($request->all())->save(); // expect
    }
}
