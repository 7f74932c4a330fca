<?php

namespace App\Repositories;

use Illuminate\Support\Facades\DB;

class InvoiceRepository
{
    public function ofCustomer(string $customer): array
    {
        return DB::select("select * from invoices where customer = '$customer'"); // expect
    }
}
