<?php
function a() {
    exec("x " . trim($_GET["v"])); // expect
    exec("x " . ltrim($_GET["v"], "/")); // expect
    exec("x " . rtrim($_GET["v"])); // expect
    exec("x " . strtolower($_GET["v"])); // expect
    exec("x " . ucfirst($_GET["v"])); // expect
    exec("x " . lcfirst($_GET["v"])); // expect
    exec("x " . ucwords($_GET["v"], "-")); // expect
    exec("x " . strrev($_GET["v"])); // expect
}
function b() {
    exec("x " . substr($_GET["v"], 1)); // expect
    exec("x " . mb_substr($_GET["v"], 1, 2)); // expect
    exec("x " . strstr($_GET["v"], "@")); // expect
    exec("x " . stristr($_GET["v"], "@", true)); // expect
    exec("x " . strrchr($_GET["v"], ".")); // expect
    exec("x " . mb_strstr($_GET["v"], ".")); // expect
    exec("x " . strpbrk($_GET["v"], "ab")); // expect
    exec("x " . substr_replace("abc", $_GET["v"], 1, 0)); // expect
}
function c() {
    exec("x " . str_replace("a", "b", $_GET["v"])); // expect
    exec("x " . str_replace("a", $_GET["v"], "abc")); // expect
    exec("x " . str_ireplace(["a"], ["b"], $_GET["v"])); // expect
    exec("x " . strtr($_GET["v"], "ab", "cd")); // expect
    exec("x " . strtr("a :n", [":n" => $_GET["v"]])); // expect
    exec("x " . str_pad($_GET["v"], 10, "-")); // expect
    exec("x " . str_repeat($_GET["v"], 2)); // expect
    exec("x " . wordwrap($_GET["v"], 10, "\n", true)); // expect
}
function d() {
    exec("x " . nl2br($_GET["v"])); // expect
    exec("x " . chunk_split($_GET["v"], 4)); // expect
    exec("x " . implode(" ", str_split($_GET["v"], 3))); // expect
    exec("x " . implode(" ", mb_str_split($_GET["v"]))); // expect
    exec("x " . explode(",", $_GET["v"])[1]); // expect
    exec("x " . join(" ", explode(",", $_GET["v"]))); // expect
    exec("x " . strip_tags($_GET["v"])); // expect
    exec("x " . stripslashes($_GET["v"])); // expect
}
function e() {
    exec("x " . addslashes($_GET["v"])); // expect
    exec("x " . htmlspecialchars($_GET["v"])); // expect
    exec("x " . html_entity_decode($_GET["v"])); // expect
    exec("x " . htmlspecialchars_decode($_GET["v"])); // expect
    exec("x " . quotemeta($_GET["v"])); // expect
    exec("x " . similar_text($_GET["v"], "a"));
    exec("x " . mb_strtoupper($_GET["v"])); // expect
    exec("x " . mb_convert_case($_GET["v"], MB_CASE_TITLE)); // expect
}
function f() {
    exec("x " . mb_convert_encoding($_GET["v"], "UTF-8", "ISO-8859-1")); // expect
    exec("x " . iconv("UTF-8", "ASCII//TRANSLIT", $_GET["v"])); // expect
    exec("x " . utf8_encode($_GET["v"])); // expect
    exec("x " . utf8_decode($_GET["v"])); // expect
    exec("x " . sprintf("%s", $_GET["v"])); // expect
    exec("x " . vsprintf("%s", [$_GET["v"]])); // expect
    exec("x " . sprintf("%d", $_GET["v"]));
    exec(sprintf('x %2$s %1$s', "a", $_GET["v"])); // expect
}
function g() {
    $tok = strtok($_GET["v"], " ");
    while ($tok !== false) {
        exec("x " . $tok); // expect
        $tok = strtok(" ");
    }
    sscanf($_GET["s"], "%s %s", $p, $q);
    exec("x " . $q); // expect
    list($r, $s) = sscanf($_GET["t"], "%s %s");
    exec("x " . $s); // expect
    exec("x {$_GET['v']}"); // expect
    exec("x $_GET[v]"); // expect
    $here = <<<CMD
x {$_GET['v']}
CMD;
    exec($here); // expect
    $h = "x ";
    $h .= $_GET["w"];
    exec($h); // expect
    exec("x " . $_GET["z"][0]); // expect
}
function h() {
    exec("x " . strlen($_GET["v"]));
    exec("x " . (int) $_GET["v"]);
    exec("x " . intval($_GET["v"]));
    exec("x " . strpos($_GET["v"], "a"));
    exec("x " . substr_count($_GET["v"], "a"));
    exec("x " . ord($_GET["v"]));
    exec("x " . crc32($_GET["v"]));
    exec("x " . md5($_GET["v"]));
}
function i() {
    exec("x " . strcmp($_GET["v"], "a"));
    exec("x " . is_numeric($_GET["v"]));
    exec("x " . abs($_GET["v"]));
    exec("x " . round($_GET["v"]));
    exec("x " . floatval($_GET["v"]));
    exec("x " . count($_GET["v"]));
    exec("x " . str_contains($_GET["v"], "a"));
    exec("x " . number_format($_GET["v"]));
}
function j() {
    exec("x " . date("Y-m-d", strtotime($_GET["v"])));
    exec("x " . (new DateTime($_GET["v"]))->format("Y-m-d"));
    exec("x " . date($_GET["v"])); // expect
    exec("x " . bin2hex($_GET["v"]));
    exec("x " . hash("sha256", $_GET["v"]));
    exec("x " . escapeshellarg($_GET["v"]));
    exec("x " . soundex($_GET["v"]));
    exec("x " . levenshtein($_GET["v"], "a"));
}
function k() {
    exec("x " . base64_decode($_GET["v"])); // expect
    exec("x " . urldecode($_GET["v"])); // expect
    exec("x " . rawurldecode($_GET["v"])); // expect
    exec("x " . hex2bin($_GET["v"])); // expect
    exec("x " . convert_uudecode($_GET["v"])); // expect
    exec("x " . quoted_printable_decode($_GET["v"])); // expect
    exec("x " . gzuncompress($_GET["v"])); // expect
    exec("x " . gzinflate(base64_decode($_GET["v"]))); // expect
}
function l() {
    exec("x " . gzdecode($_GET["v"])); // expect
    exec("x " . zlib_decode($_GET["v"])); // expect
    exec("x " . bzdecompress($_GET["v"])); // expect
    exec("x " . json_decode($_GET["v"], true)["name"]); // expect
    exec("x " . json_decode($_GET["v"])->name); // expect
    exec("x " . json_encode($_GET)); // expect
    exec("x " . unpack("a*s", $_GET["v"])["s"]); // expect
}
function m() {
    exec("x " . parse_url($_GET["v"], PHP_URL_PATH)); // expect
    exec("x " . parse_url($_GET["v"])["query"]); // expect
    parse_str($_GET["v"], $out);
    exec("x " . $out["name"]); // expect
    exec("x " . str_getcsv($_GET["v"])[0]); // expect
    exec("x " . simplexml_load_string($_GET["v"])->name); // expect
    $d = new DOMDocument();
    $d->loadXML($_GET["v"]);
    exec("x " . $d->getElementsByTagName("a")->item(0)->nodeValue); // expect
    exec("x " . parse_ini_string($_GET["v"])["name"]); // expect
}
function n() {
    exec("x " . ctype_alpha($_GET["v"]));
    exec("x " . http_build_query(["a" => 1]));
    exec("x " . strval($_GET["v"])); // expect
    exec("x " . (string) $_GET["v"]); // expect
    settype($_GET["n"], "integer");
    exec("x " . preg_match("/a/", $_GET["v"]));
}
function o() {
    preg_match("/a(.*)/", $_GET["a"], $m);
    exec("x " . $m[1]); // expect
    preg_match_all("/a(?<n>.*)/", $_GET["b"], $ms);
    exec("x " . $ms["n"][0]); // expect
    preg_match_all("/a(.*)/", $_GET["c"], $sets, PREG_SET_ORDER);
    foreach ($sets as $set) exec("x " . $set[1]); // expect
    exec("x " . preg_replace("/a/", "b", $_GET["d"])); // expect
    exec("x " . preg_replace_callback("/a(.*)/", function ($m) { return $m[1]; }, $_GET["e"])); // expect
    preg_replace_callback("/a(.*)/", function ($m) { exec("x " . $m[1]); }, $_GET["f"]); // expect
    exec("x " . preg_split("/,/", $_GET["g"])[0]); // expect
    exec("x " . preg_quote($_GET["h"])); // expect
}
function p() {
    exec("x " . preg_grep("/a/", $_GET["l"])[0]); // expect
    if (mb_ereg("a(.*)", $_GET["a"], $regs)) exec("x " . $regs[1]); // expect
    exec("x " . mb_ereg_replace("a", "b", $_GET["b"])); // expect
    exec("x " . preg_replace_callback_array(["/a/" => fn($m) => "b"], $_GET["c"])); // expect
    exec("x " . preg_replace("/[^a-z]/", "", $_GET["d"]));
    exec("x " . preg_filter("/a/", "b", $_GET["e"])); // expect
    ereg("a(.*)", $_GET["f"], $regs2);
    exec("x " . $regs2[1]); // expect
    exec("x " . split(",", $_GET["g"])[0]); // expect
}
