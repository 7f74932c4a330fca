<?php

class Bookings_Table
{
    public function for_guest($guest)
    {
        global $wpdb;
        $sql = $wpdb->prepare("SELECT * FROM {$wpdb->prefix}bookings WHERE guest = %s", $guest);
        return $wpdb->get_results($sql);
    }
}
