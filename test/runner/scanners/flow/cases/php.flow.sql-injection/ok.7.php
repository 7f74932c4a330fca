<?php
namespace App\Livewire;

use Illuminate\Support\Facades\DB;
use Livewire\Component;
use Livewire\Attributes\Locked;

class SearchUsers extends Component
{
    public string $search = '';
    public int $page = 1;
    protected $table = 'users';
    #[Locked]
    public string $scope = 'all';

    public function render()
    {
        $users = DB::select("SELECT * FROM {$this->table} WHERE scope = '{$this->scope}' AND name LIKE ? LIMIT 10 OFFSET {$this->page}", ["%{$this->search}%"]);
        return view('livewire.search-users', ['users' => $users]);
    }
}
