<?php

add_action('rest_api_init', function () {
    register_rest_route('importer/v1', '/fetch', [
        'methods' => 'POST',
        'callback' => 'importer_fetch',
        'permission_callback' => fn () => current_user_can('import'),
    ]);
});

function importer_fetch(WP_REST_Request $request)
{
    $source = $request->get_param('source');
    $answer = wp_safe_remote_get($source, ['timeout' => 10]);
    if (is_wp_error($answer)) {
        return new WP_Error('unreachable', 'The source did not answer.', ['status' => 502]);
    }

    return ['bytes' => strlen(wp_remote_retrieve_body($answer))];
}
