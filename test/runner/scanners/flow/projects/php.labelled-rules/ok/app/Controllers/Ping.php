<?php

namespace App\Controllers;

use App\Libraries\Shell;

class Ping extends BaseController
{
    public function create()
    {
        if (!$this->validate(['target' => ['label' => 'Target', 'rules' => 'required|in_list[a,b]', 'errors' => ['required' => 'Missing']]])) {
            return redirect()->back();
        }
        (new Shell())->ping($this->request->getPost('target'));
        if (!$this->validate(['place' => ['rules' => ['required', 'alpha_dash']]])) {
            return redirect()->back();
        }
        (new Shell())->trace($this->request->getPost('place'));
    }
}
