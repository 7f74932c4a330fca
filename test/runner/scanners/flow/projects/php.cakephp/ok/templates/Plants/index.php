<?php
echo '<h1>' . h($name) . '</h1>';
