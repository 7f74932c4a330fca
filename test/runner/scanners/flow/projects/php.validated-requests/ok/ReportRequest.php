<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

class ReportRequest extends FormRequest
{
    public function rules(): array
    {
        return ['column' => 'required|in:name,date', 'label' => 'required|string'];
    }
}
