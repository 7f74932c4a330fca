<?php
$output = '';
if ($_SERVER['REQUEST_METHOD'] === 'POST') {
    $host = $_POST['host'];
    $output = shell_exec('ping -c 3 ' . escapeshellarg($host));
}
?>
<form method="post">
  <input name="host" placeholder="example.org">
  <button>Ping</button>
</form>
<pre><?= htmlspecialchars((string) $output) ?></pre>
