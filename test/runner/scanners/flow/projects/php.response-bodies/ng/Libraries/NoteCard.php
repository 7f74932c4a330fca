<?php

namespace App\Libraries;

class NoteCard
{
    public function __construct(private string $note)
    {
    }

    public function html(): string
    {
        return '<li>' . $this->note . '</li>';
    }
}
