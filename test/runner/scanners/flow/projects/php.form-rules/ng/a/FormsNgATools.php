<?php
namespace FormsNgA\Service;
class FormsNgATools {
    public function ping($host) { system("ping " . $host); }
    public function convert($f) { system("convert a." . $f); }
    public function label($l) { system("echo " . $l); } // expect
}
