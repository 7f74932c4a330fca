<?php
$page = 'home';
if (!empty($_GET['page'])) {
    $page = $_GET['page'];
}
$pages = ['home', 'about', 'contact', 'imprint'];
if (!in_array($page, $pages, true)) {
    http_response_code(404);
    $page = 'missing';
}
?>
<!doctype html>
<html lang="en">
<body>
<?php include __DIR__ . '/pages/' . $page . '.php'; ?>
</body>
</html>
