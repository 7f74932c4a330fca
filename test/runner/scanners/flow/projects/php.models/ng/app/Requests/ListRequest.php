<?php
namespace App\Requests;

use Illuminate\Foundation\Http\FormRequest;

class ListRequest extends FormRequest
{
    public function rules(): array
    {
        return ['group' => 'required|string', 'limit' => 'integer'];
    }
}
