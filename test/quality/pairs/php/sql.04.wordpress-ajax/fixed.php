<?php
/*
Plugin Name: Store Finder
*/

add_action('wp_ajax_nopriv_store_finder', 'store_finder_lookup');
add_action('wp_ajax_store_finder', 'store_finder_lookup');

function store_finder_lookup()
{
    global $wpdb;

    $city = wp_unslash($_REQUEST['city']);
    $table = $wpdb->prefix . 'stores';
    $stores = $wpdb->get_results($wpdb->prepare("SELECT name, street, phone FROM {$table} WHERE city = %s", $city));

    if (empty($stores)) {
        wp_send_json_error(['message' => 'No store in this city'], 404);
    }

    wp_send_json_success($stores);
}
