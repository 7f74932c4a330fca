<?php
define("WP_DEBUG_DISPLAY", false);
$version = phpversion();
