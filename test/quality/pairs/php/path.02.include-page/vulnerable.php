<?php
$page = 'home';
if (!empty($_GET['page'])) {
    $page = $_GET['page'];
}
?>
<!doctype html>
<html lang="en">
<body>
<?php include __DIR__ . '/pages/' . $page . '.php'; ?>
</body>
</html>
