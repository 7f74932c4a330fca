<?php
if (!is_dir($dir)) {
    mkdir($dir, 0777, true); // expect
    umask(0); // expect
}
