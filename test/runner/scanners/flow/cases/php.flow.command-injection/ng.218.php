<?php
namespace App\Http;

use Closure;
use Illuminate\Contracts\Validation\ValidationRule;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Broadcast;
use Illuminate\Support\Facades\Validator;
use Livewire\Attributes\On;
use Livewire\Attributes\Url;
use Livewire\Component;
use Livewire\WithFileUploads;
use Lorisleiva\Actions\ActionRequest;

class HostMiddleware
{
    public function handle(Request $request, Closure $next)
    {
        exec('x ' . $request->header('X-Host')); // expect
        return $next($request);
    }
}

class HostComponent extends Component
{
    use WithFileUploads;

    public string $host = '';
    public $doc;
    public int $count = 0;
    #[Url]
    public $search;

    public function ping($name)
    {
        exec('x ' . $this->host); // expect
        exec('x ' . $name); // expect
        exec('x ' . $this->doc->getClientOriginalName()); // expect
        exec('x ' . $this->search); // expect
        exec('seq ' . $this->count);
    }

    #[On('host-changed')]
    public function changed($host)
    {
        exec('x ' . $host); // expect
    }

    public function updatedHost($value)
    {
        exec('x ' . $value); // expect
    }
}

class HostRule implements ValidationRule
{
    public function validate(string $attribute, mixed $value, Closure $fail): void
    {
        exec('x ' . $value); // expect
    }
}

Validator::extend('host', function ($attribute, $value, $parameters, $validator) {
    exec('x ' . $value); // expect
});

Broadcast::channel('room.{name}', function ($user, $name) {
    exec('x ' . $name); // expect
});
