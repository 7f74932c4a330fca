<?php
require 'lib/Input.php';
require 'lib/Database.php';

$db = new Database();
$db->run('UPDATE threads SET views = views + 1 WHERE id = ' . Input::id('thread'));
http_response_code(204);
