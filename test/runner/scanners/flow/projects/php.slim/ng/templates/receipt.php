<?php
echo '<p>Reference ' . $reference . '</p>'; // expect
echo "<p>Copies $count</p>";
