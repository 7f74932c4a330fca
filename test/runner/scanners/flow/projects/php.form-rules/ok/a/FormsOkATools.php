<?php
namespace FormsOkA\Service;
class FormsOkATools {
    public function ping($host) { system("ping " . $host); }
    public function convert($f) { system("convert a." . $f); }
}
