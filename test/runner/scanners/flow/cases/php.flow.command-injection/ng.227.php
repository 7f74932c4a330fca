<?php
add_action('rest_api_init', function () {
    register_rest_route('a/v1', '/h/(?P<host>\w+)', [
        'methods' => 'POST',
        'callback' => 'host_callback',
        'permission_callback' => '__return_true',
    ]);
});

function host_callback(WP_REST_Request $request)
{
    exec('x ' . $request['host']); // expect
    exec('x ' . $request->get_param('host')); // expect
    exec('x ' . $request->get_params()['host']); // expect
    exec('x ' . $request->get_json_params()['host']); // expect
    exec('x ' . $request->get_body_params()['host']); // expect
    exec('x ' . $request->get_query_params()['host']); // expect
    exec('x ' . $request->get_url_params()['host']); // expect
    exec('x ' . $request->get_body()); // expect
    exec('x ' . $request->get_header('x-host')); // expect
    exec('x ' . $request->get_headers()['x_host'][0]); // expect
    exec('x ' . $request->get_file_params()['doc']['name']); // expect
    exec('seq ' . (int) $request['n']);
    exec('seq ' . absint($request['n']));
}

function host_other($req)
{
    exec('x ' . $req->get_param('host')); // expect
}

function host_typed(\WP_REST_Request $data)
{
    exec('x ' . $data['host']); // expect
    exec('x ' . $data->get_param('host')); // expect
    exec('x ' . $data->get_json_params()['host']); // expect
}

add_action('wp_ajax_nopriv_ping', 'ping');
function ping()
{
    exec('x ' . wp_unslash($_POST['host'])); // expect
    exec('x ' . sanitize_text_field($_POST['host'])); // expect
    exec('x ' . get_query_var('host')); // expect
    exec('x ' . wp_get_referer()); // expect
    exec('x ' . get_search_query(false)); // expect
}

add_shortcode('host', function ($atts, $content) {
    exec('x ' . $atts['name']); // expect
});

add_shortcode('other', 'other_shortcode');
function other_shortcode($atts)
{
    $a = shortcode_atts(['name' => ''], $atts);
    exec('x ' . $a['name']); // expect
}
