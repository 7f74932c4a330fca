<h1><?= htmlspecialchars($note) ?></h1>
<?php
echo "<p>" . $note . "</p>"; // expect
