<?php
system('convert ' . $_GET['file']); // expect high
