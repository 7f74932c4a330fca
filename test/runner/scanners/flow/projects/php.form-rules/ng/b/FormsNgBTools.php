<?php
namespace FormsNgB\Service;
class FormsNgBTools {
    public function ping($host) { system("ping " . $host); }
    public function page($f) { system("page " . $f); }
    public function label($l) { system("echo " . $l); } // expect
    public function label2($l) { system("echo " . $l); } // expect
}
