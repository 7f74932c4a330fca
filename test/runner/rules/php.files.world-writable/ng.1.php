<?php
chmod('/srv/app/config.php', 0777); // expect
