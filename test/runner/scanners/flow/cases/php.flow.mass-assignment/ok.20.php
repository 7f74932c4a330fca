<?php
namespace App\Http\Controllers;

use App\Models\Member;
use App\Services\MemberService;
use Illuminate\Http\Request;

class MemberController extends Controller
{
    public function update(Request $request, Member $member, MemberService $members)
    {
        $member->update($request->only('name'));
        $members->update($request->all());
        $member->fill($request->validated())->save();
    }
}
