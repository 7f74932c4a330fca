<?php
namespace FormsNgC\Libraries;
class FormsNgCTools {
    public function ping($host) { system("ping " . $host); }
    public function ping2($host) { system("ping " . $host); }
    public function ping3($host) { system("ping " . $host); }
    public function convert($f) { system("page " . $f); }
    public function label($l) { system("echo " . $l); } // expect
    public function label2($l) { system("echo " . $l); } // expect
    public function label3($l) { system("echo " . $l); } // expect
}
