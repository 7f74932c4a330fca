<?php
curl_setopt($request, CURLOPT_USERPWD, "deploy:{{token::alnum:14}}"); // expect
