<?php
namespace App\Requests;

use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

class ListRequest extends FormRequest
{
    public function rules(): array
    {
        return ['sort' => ['required', Rule::in(['name', 'date'])], 'limit' => 'integer'];
    }
}
