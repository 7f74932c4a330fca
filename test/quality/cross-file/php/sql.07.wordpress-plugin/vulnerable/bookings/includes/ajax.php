<?php

function bookings_find()
{
    $table = new Bookings_Table();
    wp_send_json($table->for_guest(wp_unslash($_POST['guest'])));
}
