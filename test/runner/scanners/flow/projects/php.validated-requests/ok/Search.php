<?php

namespace App\Controllers;

use CodeIgniter\Controller;

class Search extends Controller
{
    public function index()
    {
        if (! $this->validate(['column' => 'required|in_list[name,date]', 'label' => 'required'])) {
            return view('errors');
        }
        $data = $this->validator->getValidated();
        $db = \Config\Database::connect();
        $db->query("SELECT * FROM reports ORDER BY " . $data['column']);
        return $db->query("SELECT * FROM reports ORDER BY " . $this->request->getPost('column'));
    }
}
