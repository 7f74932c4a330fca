<?php
namespace app\controller;

use support\Request;

class HostController
{
    public function index(Request $request, $name)
    {
        exec('x ' . $request->get('host')); // expect
        exec('x ' . $request->input('host')); // expect
        exec('x ' . $request->all()['host']); // expect
        exec('x ' . $request->file('doc')->getUploadName()); // expect
        exec('x ' . $name); // expect
        exec('seq ' . (int) $request->get('n'));
    }
}
