<!doctype html>
<title><?= htmlspecialchars($title) ?></title>
<p>Results for <?= $term ?></p> <!-- expect -->
