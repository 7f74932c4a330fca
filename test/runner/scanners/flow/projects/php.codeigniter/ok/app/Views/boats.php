<?php
echo badge($term);
