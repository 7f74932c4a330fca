<?php
mkdir($dir, 0750, true);
umask(0022);
chmod($file, $mode);
