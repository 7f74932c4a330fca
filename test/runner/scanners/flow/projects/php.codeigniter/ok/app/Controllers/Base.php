<?php
namespace App\Controllers;

use CodeIgniter\Controller;

abstract class Base extends Controller
{
    protected function text(string $name): ?string
    {
        return $this->request->getVar($name);
    }
}
