<?php
$zip = new ZipArchive();
$zip->open($_FILES['zip']['tmp_name']);
for ($i = 0; $i < $zip->numFiles; $i++) {
    $name = basename($zip->getNameIndex($i));
    file_put_contents('/srv/out/' . $name, $zip->getFromIndex($i));
}
