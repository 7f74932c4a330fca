<?php
class Note_Store {
    public function add(array $note) {
        global $wpdb;
        $wpdb->insert($wpdb->prefix . 'notes', $note);
    }

    public function latest($limit) {
        global $wpdb;
        return $wpdb->get_results($wpdb->prepare('SELECT text FROM ' . $wpdb->prefix . 'notes LIMIT %d', $limit));
    }
}
