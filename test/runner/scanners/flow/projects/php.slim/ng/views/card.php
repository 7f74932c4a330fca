<?php
echo "<p>For $name</p>"; // expect
