<?php
$id = $_REQUEST['session'];
session_id($id); // expect
ini_set('session.use_only_cookies', '0'); // expect
