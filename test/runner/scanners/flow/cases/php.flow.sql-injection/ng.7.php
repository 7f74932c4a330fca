<?php
namespace App\Livewire;

use Illuminate\Support\Facades\DB;
use Livewire\Component;

class SearchUsers extends Component
{
    public string $search = '';
    public $sort = 'name';
    public int $page = 1;
    protected $secret = 'x';

    public function render()
    {
        $users = DB::select("SELECT * FROM users WHERE name LIKE '%{$this->search}%'"); // expect
        return view('livewire.search-users', ['users' => $users]);
    }

    public function export($format)
    {
        return $format;
    }
}
