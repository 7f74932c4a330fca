<?php
putenv("MAIL_PASSWORD={{token::alnum:16}}"); // expect
