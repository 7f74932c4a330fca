<?php
$raw = file_get_contents('php://input');
system($raw); // expect
$h = fopen('php://input', 'r');
system(fgets($h)); // expect
system(stream_get_contents($h)); // expect
while (!feof($h)) { $l = fread($h, 10); system($l); } // expect
$buf = '';
while (($line = fgets($h)) !== false) { $buf .= $line; }
system($buf); // expect
$j = json_decode($raw, true);
system($j['x']); // expect
$o = json_decode($raw);
system($o->x->y); // expect
parse_str($raw, $out);
system($out['a']); // expect
system(base64_decode($_SERVER['HTTP_X_A'])); // expect
system(gzinflate($raw)); // expect
system(gzuncompress(hex2bin($_GET['a']))); // expect
$f = fopen($_FILES['f']['tmp_name'], 'r');
while (($row = fgetcsv($f)) !== false) { system($row[0]); } // expect
foreach (file($_FILES['f']['tmp_name']) as $l) { system($l); } // expect
system('x ' . $_FILES['f']['name']); // expect
$x = simplexml_load_string($raw);
system((string) $x->cmd); // expect
foreach ($x->items->item as $it) { system((string) $it['name']); } // expect
$d = new DOMDocument(); $d->loadXML($raw);
system($d->getElementsByTagName('a')->item(0)->textContent); // expect
foreach (getallheaders() as $k => $v) { system($v); } // expect
foreach (explode(',', $_GET['l']) as $p) { system($p); } // expect
list($a, $b) = explode(':', $_GET['l']);
system($b); // expect
[$c, $e] = preg_split('/x/', $_GET['l']);
system($c); // expect
sscanf($_GET['l'], "%s %s", $s1, $s2);
system($s1); // expect
if (preg_match('/a(.*)/', $_GET['l'], $m)) { system($m[1]); } // expect
system(vsprintf('%s', [$_GET['a']])); // expect
system(strtr('{a}', ['{a}' => $_GET['a']])); // expect
system(implode(' ', array_map('trim', $_POST['a']))); // expect
$z = new ZipArchive(); $z->open($_FILES['f']['tmp_name']);
for ($i = 0; $i < $z->numFiles; $i++) { system('x ' . $z->getNameIndex($i)); } // expect
system($z->getFromName('a')); // expect
system(filter_input(INPUT_GET, 'a')); // expect
system(urldecode($_SERVER['QUERY_STRING'])); // expect
system(sprintf('%2$s', 'a', $_GET['z'])); // expect
system(current($_GET)); // expect
system(key($_GET)); // expect
system(array_shift($_POST['x'])); // expect
system(array_key_first($_GET)); // expect
$it = new ArrayIterator($_GET); foreach ($it as $v) { system($v); } // expect
system(array_reduce($_GET['a'], fn($c, $i) => $c . $i, '')); // expect
array_walk($_GET, function ($v, $k) { system($v); }); // expect
system(compact('raw')['raw']); // expect
$spl = new SplFileObject($_FILES['f']['tmp_name']); foreach ($spl as $l) { system($l); } // expect
system(iconv('a', 'b', $_GET['a'])); // expect
system(mb_convert_encoding($_GET['a'], 'UTF-8')); // expect
