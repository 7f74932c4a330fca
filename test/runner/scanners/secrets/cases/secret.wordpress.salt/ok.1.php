<?php
define( 'AUTH_KEY',         'put your unique phrase here' );
define( 'SECURE_AUTH_SALT', getenv('SECURE_AUTH_SALT_OF_THE_SHOP_AND_ITS_ADMINISTRATION_PAGES') );
define( 'NONCE_SALT',       '{{fill:x:64}}' );
