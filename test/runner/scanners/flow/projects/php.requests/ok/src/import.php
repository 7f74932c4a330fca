<?php
use App\Upload;

$upload = new Upload($_FILES['file']['tmp_name']);
