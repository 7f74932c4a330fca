<main>
<?php
echo "<p>" . $title . "</p>"; // expect
?>
</main>
