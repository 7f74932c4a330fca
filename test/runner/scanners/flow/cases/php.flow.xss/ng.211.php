<?php
// Not each element is escaped.
$post = $_POST;
foreach ($post as $name => $value) {
    if ($name === 'title') {
        $post[$name] = htmlspecialchars($value);
    }
}
echo $post['body']; // expect

$query = $_GET;
foreach ($query as $name => $value) {
    if ($name === 'raw') {
        break;
    }
    $query[$name] = htmlspecialchars($value);
}
echo $query['page']; // expect

$cookies = $_COOKIE;
foreach ($cookies as &$cookie) {
    $cookie = trim($cookie);
}
unset($cookie);
echo $cookies['theme']; // expect
