<?php

namespace App\Http\Controllers;

use App\Models\Invoice;
use Illuminate\Http\Request;

class InvoiceController extends Controller
{
    private const SORTABLE = ['number', 'issued_at', 'total'];

    public function index(Request $request)
    {
        $column = $request->input('sort', 'issued_at');
        $direction = $request->input('dir') === 'asc' ? 'asc' : 'desc';
        if (!in_array($column, self::SORTABLE, true)) {
            $column = 'issued_at';
        }

        $invoices = Invoice::query()
            ->where('account_id', $request->user()->account_id)
            ->orderByRaw($column . ' ' . $direction)
            ->paginate(50);

        return view('invoices.index', ['invoices' => $invoices]);
    }
}
