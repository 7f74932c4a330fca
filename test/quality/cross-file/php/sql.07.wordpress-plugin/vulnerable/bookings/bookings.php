<?php
/**
 * Plugin Name: Bookings
 */

require_once plugin_dir_path(__FILE__) . 'includes/class-bookings-table.php';
require_once plugin_dir_path(__FILE__) . 'includes/ajax.php';

add_action('wp_ajax_nopriv_find_bookings', 'bookings_find');
