<?php

namespace App\Controllers;

use App\Libraries\Shell;

class Ping extends BaseController
{
    public function create()
    {
        if (!$this->validate(['target' => ['label' => 'Target', 'rules' => 'required|max_length[20]', 'errors' => ['required' => 'Missing']]])) {
            return redirect()->back();
        }
        (new Shell())->ping($this->request->getPost('target'));
        if (!$this->validate(['place' => ['rules' => ['required', 'min_length[2]']]])) {
            return redirect()->back();
        }
        (new Shell())->trace($this->request->getPost('place'));
    }
}
