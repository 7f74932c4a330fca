<?php

class Bookings_Table
{
    public function for_guest($guest)
    {
        global $wpdb;
        return $wpdb->get_results("SELECT * FROM {$wpdb->prefix}bookings WHERE guest = '$guest'"); // expect
    }
}
