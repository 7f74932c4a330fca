<?php
require_once(__DIR__ . '/config.php');

$name = required_param('name', PARAM_TEXT);
exec('x ' . $name); // expect
exec('x ' . optional_param('host', '', PARAM_RAW)); // expect
exec('seq ' . required_param('n', PARAM_INT));
exec('x ' . optional_param('kind', '', PARAM_ALPHA));
