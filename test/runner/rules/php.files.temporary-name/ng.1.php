<?php
file_put_contents('/tmp/export.csv', $data); // expect
