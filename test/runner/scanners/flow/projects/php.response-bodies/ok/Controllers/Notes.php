<?php

namespace App\Controllers;

use App\Libraries\NoteCard;

class Notes extends BaseController
{
    public function show()
    {
        $card = new NoteCard((string) $this->request->getGet('note'));

        return $this->response->setContentType('text/html')->setBody('<ul>' . $card->html() . '</ul>');
    }

    public function plain()
    {
        return $this->response->setContentType('text/plain')->setBody($this->request->getGet('note'));
    }
}
