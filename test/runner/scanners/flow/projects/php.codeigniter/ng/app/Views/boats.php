<?php
echo badge($term); // expect
