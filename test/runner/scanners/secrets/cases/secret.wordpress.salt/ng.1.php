<?php
define( 'AUTH_KEY',         '{{token::mixed:30}} {{token::mixed:33}}' ); // expect
define('LOGGED_IN_SALT', '{{token::mixed:31}}|{{token::mixed:32}}'); // expect
define("NONCE_KEY", "{{token::mixed:64}}"); // expect
