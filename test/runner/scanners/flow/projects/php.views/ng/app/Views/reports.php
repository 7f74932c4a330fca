<?php
echo "<p>" . $term . "</p>"; // expect
