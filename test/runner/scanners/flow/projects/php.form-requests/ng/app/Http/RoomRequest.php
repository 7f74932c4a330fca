<?php

namespace App\Http;

use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

class RoomRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'floor' => ['required', 'integer'],
            'view' => ['nullable', Rule::in(['sea', 'yard'])],
            'wish' => ['nullable', 'string'],
        ];
    }

    public function wanted(): Wanted
    {
        $data = $this->validated();

        return new Wanted(view: $data['view'] ?? 'sea', wish: $data['wish'] ?? '', floor: $data['floor']);
    }
}
