<?php
namespace App\Livewire;

use Livewire\Component;

class Export extends Component
{
    public function export(string $format)
    {
        shell_exec("export --format=" . $format); // expect
    }
}
