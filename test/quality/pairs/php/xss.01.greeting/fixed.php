<?php
session_start();
$name = $_GET['name'] ?? 'guest';
?>
<!doctype html>
<title>Welcome</title>
<main>
  <h1>Hello, <?php echo htmlspecialchars($name, ENT_QUOTES, 'UTF-8'); ?></h1>
  <p>You have <?php echo (int) ($_SESSION['unread'] ?? 0); ?> messages.</p>
</main>
