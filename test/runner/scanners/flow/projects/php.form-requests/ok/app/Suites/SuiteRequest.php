<?php

namespace App\Suites;

use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

class SuiteRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'floor' => ['required', 'integer'],
            'view' => ['nullable', Rule::in(['sea', 'yard'])],
            'wish' => ['nullable', 'string'],
        ];
    }

    public function wanted(): Asked
    {
        $data = $this->validated();

        return new Asked(view: $data['view'] ?? 'sea', wish: $data['wish'] ?? '', floor: $data['floor']);
    }
}
