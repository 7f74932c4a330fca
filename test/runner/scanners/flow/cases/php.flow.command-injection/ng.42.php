<?php
namespace app\controller;

use think\Request;

class Files
{
    public function index(Request $request)
    {
        system("ls " . $request->param("folder")); // expect
        system("ls " . input("folder")); // expect
        system("ls " . $this->request->param("folder")); // expect
    }
}
