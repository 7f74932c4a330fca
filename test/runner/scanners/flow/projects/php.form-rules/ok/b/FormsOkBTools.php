<?php
namespace FormsOkB\Service;
class FormsOkBTools {
    public function ping($host) { system("ping " . $host); }
    public function page($f) { system("page " . $f); }
}
