<?php
exec('x ' . $_GET['host']); // expect
exec('x ' . $_POST['host']); // expect
exec('x ' . $_REQUEST['host']); // expect
exec('x ' . $_COOKIE['host']); // expect
exec('x ' . $_FILES['doc']['name']); // expect
exec('x ' . $_FILES['doc']['full_path']); // expect
exec('x ' . $_SERVER['HTTP_X_HOST']); // expect
exec('x ' . $_SERVER['QUERY_STRING']); // expect
exec('x ' . $_SERVER['REQUEST_URI']); // expect
exec('x ' . $_SERVER['PHP_AUTH_USER']); // expect
exec('x ' . getallheaders()['X-Host']); // expect
exec('x ' . apache_request_headers()['X-Host']); // expect
exec('x ' . file_get_contents('php://input')); // expect
$data = json_decode(file_get_contents('php://input'), true);
exec('x ' . $data['host']); // expect
$object = json_decode(file_get_contents('php://input'));
exec('x ' . $object->host); // expect
exec('x ' . filter_input(INPUT_GET, 'host')); // expect
exec('x ' . filter_input_array(INPUT_POST)['host']); // expect
parse_str($_SERVER['QUERY_STRING'], $query);
exec('x ' . $query['host']); // expect
parse_str(file_get_contents('php://input'), $put);
exec('x ' . $put['host']); // expect
foreach ($_GET as $key => $value) {
    exec('x ' . $key); // expect
}
[$post, $files] = request_parse_body();
exec('x ' . $post['host']); // expect
exec('seq ' . (int) $_GET['n']);
exec('seq ' . filter_input(INPUT_GET, 'n', FILTER_VALIDATE_INT));
$headers = getallheaders();
