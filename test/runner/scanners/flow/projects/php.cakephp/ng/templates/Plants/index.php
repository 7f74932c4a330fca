<?php
echo '<h1>' . $name . '</h1>'; // expect
