<?php

namespace App\Controllers;

use CodeIgniter\Controller;

class Search extends Controller
{
    public function index()
    {
        $isValid = $this->validate(['column' => 'required|in_list[name,date]', 'label' => 'required']);
        $db = \Config\Database::connect();
        $db->query("SELECT * FROM reports ORDER BY " . $this->request->getPost('column')); // expect
        if (! $isValid) {
            return view('errors');
        }
        $data = $this->validator->getValidated();
        return $db->query("SELECT * FROM reports WHERE label = '" . $data['label'] . "'"); // expect
    }
}
