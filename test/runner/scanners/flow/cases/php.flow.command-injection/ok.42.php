<?php
namespace app\controller;

use think\Request;

class Files
{
    public function index(Request $request)
    {
        system("ls -" . (int) $request->param("level"));
        system("ls -" . intval(input("level")));
    }
}
