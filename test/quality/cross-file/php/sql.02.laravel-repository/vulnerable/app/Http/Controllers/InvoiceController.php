<?php

namespace App\Http\Controllers;

use App\Repositories\InvoiceRepository;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;

class InvoiceController extends Controller
{
    public function __construct(private InvoiceRepository $invoices)
    {
    }

    public function index(Request $request): JsonResponse
    {
        return response()->json($this->invoices->ofCustomer($request->input('customer')));
    }
}
