<p>No page <?= $page ?></p><!-- expect -->
