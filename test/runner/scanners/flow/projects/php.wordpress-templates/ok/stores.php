<?php
define( 'STORES_DIR', plugin_dir_path( __FILE__ ) );
require_once STORES_DIR . 'includes/class-stores-page.php';
add_shortcode( 'stores', array( new Stores_Page(), 'render' ) );
