<?php
namespace FormsOkE\Service;
class FormsOkETools {
    public function ping($host) { system("ping " . $host); }
    public function ping2($host) { system("ping " . $host); }
    public function convert($f) { system("page " . $f); }
}
