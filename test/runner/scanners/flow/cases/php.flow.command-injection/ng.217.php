<?php
namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

class StoreHostRequest extends FormRequest
{
    public function rules(): array
    {
        return ['host' => 'required|string'];
    }

    protected function prepareForValidation(): void
    {
        exec('x ' . $this->input('host')); // expect
        exec('x ' . $this->host); // expect
        exec('x ' . $this->route('host')); // expect
    }

    public function withValidator($validator): void
    {
        exec('x ' . $this->get('host')); // expect
        exec('x ' . $this->query('host')); // expect
        exec('x ' . $this->header('X-Host')); // expect
        exec('x ' . $this->all()['host']); // expect
    }
}
