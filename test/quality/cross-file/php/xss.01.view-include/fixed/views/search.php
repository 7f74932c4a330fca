<!doctype html>
<title><?= htmlspecialchars($title) ?></title>
<p>Results for <?= htmlspecialchars($term, ENT_QUOTES) ?></p>
