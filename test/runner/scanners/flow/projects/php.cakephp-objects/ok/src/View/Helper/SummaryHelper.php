<?php

namespace App\View\Helper;

use Cake\View\Helper;

class SummaryHelper extends Helper
{
    public function headline(string $term): string
    {
        return sprintf('<h1>%s</h1>', h($term));
    }
}
