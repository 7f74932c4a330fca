<p>No page <?= $page ?></p>
