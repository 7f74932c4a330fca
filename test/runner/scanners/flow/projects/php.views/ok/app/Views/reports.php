<h1><?= $title ?></h1>
<p><?= esc($term) ?></p>
