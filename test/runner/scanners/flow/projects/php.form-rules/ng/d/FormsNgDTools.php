<?php
namespace FormsNgD\components;
class FormsNgDTools {
    public function ping($host) { system("ping " . $host); }
    public function convert($f) { system("page " . $f); }
    public function num($f) { system("page " . $f); }
    public function word($f) { system("page " . $f); }
    public function label($l) { system("echo " . $l); } // expect
}
