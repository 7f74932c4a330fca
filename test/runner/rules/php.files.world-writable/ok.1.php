<?php
chmod('/srv/app/config.php', 0640);
