<?php
namespace FormsOkC\Libraries;
class FormsOkCTools {
    public function ping($host) { system("ping " . $host); }
    public function ping2($host) { system("ping " . $host); }
    public function ping3($host) { system("ping " . $host); }
    public function convert($f) { system("page " . $f); }
}
