<?php

$pdo = new PDO('mysql:host=localhost;dbname=site', getenv('DB_USER'), getenv('DB_PASSWORD'));
$entries = $pdo->query('SELECT author, message FROM guestbook ORDER BY id DESC');
?>
<ul>
<?php while ($entry = $entries->fetch(PDO::FETCH_ASSOC)): ?>
    <li><?= htmlspecialchars($entry['message'], ENT_QUOTES) ?></li>
<?php endwhile; ?>
</ul>
