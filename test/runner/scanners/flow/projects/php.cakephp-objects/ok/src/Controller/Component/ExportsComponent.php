<?php

namespace App\Controller\Component;

use Cake\Controller\Component;

class ExportsComponent extends Component
{
    public function write(string $format): void
    {
        exec('export ' . escapeshellarg($format));
    }
}
