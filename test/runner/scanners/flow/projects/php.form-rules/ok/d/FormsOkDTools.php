<?php
namespace FormsOkD\components;
class FormsOkDTools {
    public function ping($host) { system("ping " . $host); }
    public function convert($f) { system("page " . $f); }
    public function num($f) { system("page " . $f); }
    public function word($f) { system("page " . $f); }
}
