<?php
class Invoices
{
    private const SORTABLE = ['number', 'total'];

    public function index(Request $request)
    {
        $column = $request->input('sort', 'number');
        if (!in_array($column, self::SORTABLE, true)) {
            $column = 'number';
        }
        return Invoice::query()->orderByRaw($column . ' asc')->get();
    }
}

function stores()
{
    global $wpdb;
    return $wpdb->get_results($wpdb->prepare("SELECT * FROM stores WHERE city = %s", $_GET['city']));
}
