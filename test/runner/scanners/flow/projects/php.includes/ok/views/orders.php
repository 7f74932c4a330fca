<main>
<?php
echo "<p>" . htmlspecialchars($title) . "</p>";
?>
</main>
