<?php
add_action('init', function () {
    if (isset($_GET['goto'])) {
        wp_safe_redirect($_GET['goto']);
        exit;
    }
});
