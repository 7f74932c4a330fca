<?php

(new Shelves\BookShelf())->update($_POST);
