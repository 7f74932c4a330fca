<?php
class Note_Widget extends WP_Widget {
    public function widget($args, $instance) {
        $store = new Note_Store();
        foreach ($store->latest(5) as $note) {
            echo '<p>' . $note->text; // expect
        }
    }
}
