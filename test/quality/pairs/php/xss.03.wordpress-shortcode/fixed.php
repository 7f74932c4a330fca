<?php
/*
Plugin Name: Event Banner
*/

add_shortcode('event_banner', 'event_banner_render');
add_action('admin_notices', 'event_banner_notice');

function event_banner_render($attributes)
{
    $attributes = shortcode_atts(['title' => 'Upcoming'], $attributes);
    return '<div class="banner">' . esc_html($attributes['title']) . '</div>';
}

function event_banner_notice()
{
    if (empty($_GET['event_message'])) {
        return;
    }
    $message = wp_unslash($_GET['event_message']);
    $class = 'notice notice-success';
    printf('<div class="%s"><p>%s</p></div>', esc_attr($class), esc_html($message));
}
