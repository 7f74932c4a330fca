<?php

namespace App\Controllers;

class Manuals extends BaseController
{
    public function download()
    {
        return $this->response->setBody(service('manuals')->read($this->request->getGet('file')));
    }
}
