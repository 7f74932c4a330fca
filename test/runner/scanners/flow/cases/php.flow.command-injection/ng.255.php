<?php
/*
Plugin Name: Jobs
*/
function jobs_run($post_id) {
    global $wpdb;
    foreach ($wpdb->get_results("SELECT * FROM {$wpdb->prefix}jobs") as $r) {
        exec('x ' . $r->command); // expect
    }
    $a = $wpdb->get_row("SELECT * FROM {$wpdb->prefix}jobs WHERE id = 1");
    exec('x ' . $a->command); // expect
    exec('x ' . $wpdb->get_var("SELECT command FROM {$wpdb->prefix}jobs")); // expect
    $c = $wpdb->get_col("SELECT command FROM {$wpdb->prefix}jobs");
    exec('x ' . $c[0]); // expect
    exec('x ' . get_option('jobs_command')); // expect
    $options = get_option('jobs_options');
    exec('x ' . $options['command']); // expect
    exec('x ' . get_post_meta($post_id, 'command', true)); // expect
    exec('x ' . get_user_meta(1, 'command', true)); // expect
    exec('x ' . get_term_meta(1, 'command', true)); // expect
    exec('x ' . get_transient('jobs_command')); // expect
    exec('x ' . get_site_option('jobs_command')); // expect
    exec('x ' . get_theme_mod('jobs_command')); // expect
    exec('x ' . wp_cache_get('jobs_command')); // expect
    exec('x ' . get_comment_meta(1, 'command', true)); // expect
    $post = get_post($post_id);
    exec('x ' . $post->post_title); // expect
    foreach (get_posts(array('post_type' => 'job')) as $p) {
        exec('x ' . $p->post_content); // expect
    }
    $user = get_userdata(1);
    exec('x ' . $user->display_name); // expect
    exec('x ' . get_the_title($post_id)); // expect
    exec('x ' . get_field('command', $post_id)); // expect
    $response = wp_remote_get('https://jobs.example.com/next');
    exec('x ' . wp_remote_retrieve_body($response)); // expect
    $data = json_decode($response['body'], true);
    exec('x ' . $data['command']); // expect
    exec('x ' . get_metadata('post', $post_id, 'command', true)); // expect
    exec('x ' . absint(get_option('jobs_count')));
    exec('x ' . intval(get_option('jobs_count')));
}
